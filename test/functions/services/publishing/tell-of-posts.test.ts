import { describe, expect, it, vi } from 'vitest';
import { log } from '#functions/runtime/telemetry/log.ts';
import { type PublishingStage, publishingStage } from '#test/support/publishing/publishing-stage.ts';

vi.spyOn(log, 'warn').mockReturnValue(undefined);

const REFUSED = { when: 'before', kind: 'refused', code: 'invalidTitle' } as const;

/** Sends each publication once, in order. */
const sendAll = async (stage: PublishingStage, ids: readonly string[]): Promise<void> => {
  for (const id of ids) stage.order(id);
  for (const id of ids) await stage.send(id);
};
const kinds = ({ letters }: PublishingStage) => [...letters.keys()];

describe('the owner of a publication', () => {
  it('gets a letter with the platform’s message and our advice when the platform refuses it', async () => {
    const stage = await publishingStage();
    stage.platform.script([REFUSED]);
    await sendAll(stage, ['one']);
    expect([...stage.letters]).toEqual([
      [
        'post-failed one#invalidTitle',
        expect.objectContaining({
          lines: [
            '“The lamp” wasn’t published to Night Stories on YouTube.',
            'The platform says invalidTitle.',
            'Do something.',
          ],
        }),
      ],
    ]);
  });

  it('gets no second letter when it is retried and refused in the same way', async () => {
    const stage = await publishingStage();
    stage.platform.script([REFUSED, REFUSED]);
    await sendAll(stage, ['one']);
    await stage.renew('one');
    await stage.send('one');
    expect((await stage.at('one')).status).toBe('failed');
    expect(kinds(stage)).toEqual(['post-failed one#invalidTitle']);
  });

  it('gets the letter even if the process dies right after the failure is stored', async () => {
    const stage = await publishingStage();
    stage.state.isOffered = false;
    stage.order('one');
    expect(await stage.send('one')).toBeUndefined();
    stage.letters.clear();
    await stage.send('one', true);
    expect(kinds(stage)).toEqual(['post-failed youtube#not_offered']);
  });

  // Proves publish-letters.
  it('gets one letter for all the publications that fail because the platform ended the connection', async () => {
    const stage = await publishingStage();
    stage.platform.grantEnded = true;
    stage.connections.put({ ...(await stage.connection()), accessEndsAt: '2026-11-28T10:01:00.000Z' });
    const ids = Array.from({ length: 10 }, (_, index) => `number ${index}`);
    await sendAll(stage, ids);
    for (const id of ids) expect((await stage.at(id)).status).toBe('failed');
    expect([...stage.letters]).toEqual([
      [
        'connection-ended youtube-UC1#2026-11-28T10:00:00.000Z',
        expect.objectContaining({
          heading: 'Connect Night Stories again',
          lines: expect.arrayContaining(['The platform says invalid_grant.']),
        }),
      ],
    ]);
  });

  it.each([
    ['the stage has stopped publishing there', { isOffered: false }, 'youtube#not_offered'],
    ['the video was deleted', { isDeleted: true }, 'video#video_gone'],
    ['the month’s traffic is used up', { traffic: 1e15 }, 'traffic_used_up#2026-11'],
  ])('gets one letter for all the publications that fail because %s', async (_, change, shared) => {
    const stage = await publishingStage();
    Object.assign(stage.state, change);
    await sendAll(stage, ['one', 'two']);
    expect(kinds(stage)).toEqual([`post-failed ${shared}`]);
  });

  it('gets one letter for all the publications that fail because they disconnected the account', async () => {
    const stage = await publishingStage();
    stage.connections.remove('youtube-UC1');
    await sendAll(stage, ['one', 'two']);
    expect(kinds(stage)).toEqual(['post-failed youtube-UC1#gone']);
  });

  it.each([
    ['account was suspended', { isSuspended: true }],
    ['account is being deleted', { isLeaving: true }],
    ['video was taken down', { isTakenDown: true }],
  ])('gets no further letter when their %s', async (_, change) => {
    const stage = await publishingStage();
    Object.assign(stage.state, change);
    await sendAll(stage, ['one']);
    expect((await stage.at('one')).status).toBe('failed');
    expect(kinds(stage)).toEqual([]);
  });

  it('gets a letter when a draft has reached their inbox, and no letter as long as everything goes well', async () => {
    const stage = await publishingStage();
    await sendAll(stage, ['one']);
    expect(kinds(stage)).toEqual([]);
    vi.spyOn(stage.platform.gateway, 'lookUp').mockResolvedValue({ kind: 'in_inbox' });
    stage.wait(1);
    await stage.send('one');
    expect(kinds(stage)).toEqual(['post-needs-you one']);
  });
});
