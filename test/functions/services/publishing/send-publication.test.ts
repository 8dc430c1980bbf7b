import { describe, expect, it, vi } from 'vitest';
import { EGRESS_GB } from '#contract/catalogue.ts';
import { timed } from '#functions/domain/publishing/owner-changes.ts';
import { PlatformFailure } from '#functions/domain/publishing/ports.ts';
import { publishingStage } from '#test/support/publishing/publishing-stage.ts';

const SOON = '2026-11-28T10:01:00.000Z';

describe('a publication', () => {
  it('is sent in parts, checked while the platform processes it, and then gets its link', async () => {
    const stage = await publishingStage();
    stage.order('one');
    await stage.send('one');
    expect(await stage.at('one')).toMatchObject({ status: 'processing', sentBytes: 19, attempt: 1 });
    stage.wait(1);
    await stage.send('one');
    stage.wait(1);
    await stage.send('one');
    expect(await stage.at('one')).toMatchObject({
      status: 'published',
      link: 'https://platform.example/video-0',
      remote: { id: 'video-0' },
    });
  });

  it('waits for the platform’s next day when the current day’s limit has been reached', async () => {
    const stage = await publishingStage();
    stage.order('one');
    stage.state.mostUploads = 0;
    await stage.send('one');
    expect(await stage.at('one')).toMatchObject({
      status: 'waiting',
      waitsUntil: '2026-11-29T08:00:00.000Z',
    });
    expect(stage.platform.calls).toBe(0);
  });

  it('says whose daily limit has been reached, until that day is over', async () => {
    const stage = await publishingStage();
    stage.order('one');
    Object.assign(stage.state, { mostUploads: 0, isOwnDay: true });
    await stage.send('one');
    expect((await stage.at('one')).dayFull).toEqual({ part: 'account', ownMost: 1 });
    stage.wait(25 * 60);
    stage.state.isOwnDay = false;
    await stage.send('one');
    expect((await stage.at('one')).dayFull).toMatchObject({ part: 'shared' });
    stage.wait(25 * 60);
    stage.state.mostUploads = 1;
    await stage.send('one');
    expect(await stage.at('one')).not.toHaveProperty('dayFull');
  });

  it('counts towards its account’s traffic, and is not sent once the month’s traffic is used up', async () => {
    const stage = await publishingStage();
    stage.order('one');
    await stage.send('one');
    expect(stage.state.traffic).toBe(19);
    stage.state.traffic = EGRESS_GB.free * 1e9;
    stage.order('two');
    await stage.send('two');
    expect(await stage.at('two')).toMatchObject({
      status: 'failed',
      problem: {
        code: 'traffic_used_up',
        advice: 'Try again on 1 December, or as soon as you have a bigger plan.',
      },
    });
    expect(stage.state.uploadsToday).toBe(1);
  });

  it('is announced again if the platform lost its upload before the last part arrived', async () => {
    const stage = await publishingStage();
    stage.order('one');
    // Announced, with four of five parts sent.
    stage.platform.script([...Array.from({ length: 5 }, () => undefined), { when: 'forgotten' }]);
    await stage.send('one');
    expect(await stage.at('one')).toMatchObject({ status: 'waiting', sentBytes: 0, attempt: 1 });
    stage.wait(1);
    await stage.send('one');
    expect(await stage.at('one')).toMatchObject({ status: 'processing', attempt: 2 });
    expect(stage.platform.videos).toHaveLength(1);
  });

  it('resumes at once in the execution whose process died, or in another one after twenty minutes', async () => {
    const stage = await publishingStage();
    const dies = [undefined, undefined, { when: 'killed', isDone: true } as const];
    stage.order('one');
    stage.platform.script(dies);
    expect(await stage.send('one')).toBe('killed');
    await stage.send('one', true);
    expect(await stage.at('one')).toMatchObject({ status: 'processing', attempt: 1 });

    stage.order('two');
    stage.platform.script(dies);
    expect(await stage.send('two')).toBe('killed');
    const left = await stage.at('two');
    await stage.send('two');
    expect(await stage.at('two')).toEqual(left);
    stage.wait(20);
    await stage.send('two');
    expect(await stage.at('two')).toMatchObject({ status: 'processing', attempt: 1 });
  });

  it('that the platform has received is marked as out of sight, not as refused, once its account is disconnected', async () => {
    const stage = await publishingStage();
    stage.order('one');
    await stage.send('one');
    stage.connections.remove((await stage.connection()).id);
    stage.wait(1);
    await stage.send('one');
    expect(await stage.at('one')).toMatchObject({ status: 'failed', problem: { code: 'out_of_sight' } });
    expect([...stage.letters.keys()]).toEqual([]);
  });

  it('that was refused and is retried counts towards the platform’s daily limit again', async () => {
    const stage = await publishingStage();
    stage.order('one');
    stage.platform.script([{ when: 'before', kind: 'refused', code: 'invalidTitle' }]);
    await stage.send('one');
    await stage.renew('one');
    await stage.send('one');
    expect(stage.state.uploadsToday).toBe(2);
  });

  it('waits for a free slot to send its film before it is announced', async () => {
    const stage = await publishingStage();
    stage.order('one');
    stage.state.isSlotFree = false;
    await stage.send('one');
    expect(await stage.at('one')).toMatchObject({
      status: 'waiting',
      attempt: 0,
      waitsUntil: '2026-11-28T10:00:20.000Z',
    });
    expect(stage.state.uploadsToday).toBe(0);
    stage.state.isSlotFree = true;
    stage.wait(1);
    await stage.send('one');
    expect(await stage.at('one')).toMatchObject({ status: 'processing', attempt: 1 });
  });

  it('counts towards the platform’s daily limit only once, no matter how often it is announced', async () => {
    const stage = await publishingStage();
    stage.order('one');
    stage.platform.script([{ when: 'before', kind: 'unavailable' }]);
    await stage.send('one');
    stage.wait(1);
    await stage.send('one');
    expect(stage.state.uploadsToday).toBe(1);
  });

  it('does not count towards the platform’s daily limit if its account was disconnected at the platform', async () => {
    const stage = await publishingStage();
    stage.order('one');
    stage.platform.grantEnded = true;
    stage.connections.put({ ...(await stage.connection()), accessEndsAt: SOON });
    await stage.send('one');
    expect(stage.state.uploadsToday).toBe(0);
  });

  it('is made public at once if its scheduled time passed while it waited', async () => {
    const stage = await publishingStage();
    const ordered = stage.order('one');
    const at = '2026-11-28T10:20:00.000Z';
    stage.publications.put({ ...ordered, at, post: timed(ordered.post, at) });
    stage.wait(60);
    await stage.send('one');
    expect((await stage.at('one')).post).not.toHaveProperty('publishAt');
  });

  // Proves publish-owner-stopped.
  it.each([
    ['its owner is suspended', { isSuspended: true }, 'account_suspended'],
    ['its owner’s account is being deleted', { isLeaving: true }, 'leaving'],
    ['its video was deleted', { isDeleted: true }, 'video_gone'],
    ['its video was taken down', { isTakenDown: true }, 'restricted'],
    [
      'its file is not the one that was approved',
      { film: new TextEncoder().encode('another film, honest') },
      'film_changed',
    ],
  ])('sends nothing, and says why, if %s', async (_, change, code) => {
    const stage = await publishingStage();
    stage.order('one');
    Object.assign(stage.state, change);
    await stage.send('one');
    expect(await stage.at('one')).toMatchObject({ status: 'failed', sentBytes: 0, problem: { code } });
    expect(stage.platform.videos).toEqual([]);
  });

  it('stops between two parts when its owner is suspended', async () => {
    const stage = await publishingStage();
    stage.order('one');
    stage.platform.script([undefined, undefined, { when: 'before', kind: 'unavailable' }]);
    await stage.send('one');
    stage.state.isSuspended = true;
    stage.wait(1);
    await stage.send('one');
    expect(await stage.at('one')).toMatchObject({ status: 'failed', problem: { code: 'account_suspended' } });
    expect(stage.platform.videos).toEqual([]);
  });

  // Proves publish-platform-sentence.
  it('shows the platform’s own message when the platform refuses it', async () => {
    const stage = await publishingStage();
    stage.order('one');
    stage.platform.script([{ when: 'before', kind: 'refused', code: 'invalidTitle' }]);
    await stage.send('one');
    expect(await stage.at('one')).toMatchObject({
      status: 'failed',
      problem: { code: 'invalidTitle', message: 'The platform says invalidTitle.', advice: 'Do something.' },
    });
  });
});

describe('an access token', () => {
  // Proves publish-refresh-token-kept.
  it('that expires soon is refreshed once, even if two executions need it at the same time', async () => {
    const stage = await publishingStage();
    stage.order('one');
    stage.order('two');
    stage.connections.put({ ...(await stage.connection()), accessEndsAt: SOON });
    await Promise.all([stage.send('one'), stage.send('two')]);
    stage.wait(1);
    await Promise.all([stage.send('one'), stage.send('two')]);
    expect(stage.platform.refresh).toBe('refresh-1');
    expect((await stage.at('one')).status).toBe('processing');
    expect((await stage.at('two')).status).toBe('processing');
  });

  it('that the platform no longer accepts between two parts is refreshed, and the next part is sent', async () => {
    const stage = await publishingStage();
    stage.order('one');
    stage.platform.script([undefined, undefined, { when: 'before', kind: 'access_expired' }]);
    await stage.send('one');
    expect(await stage.at('one')).toMatchObject({ status: 'processing', sentBytes: 19 });
    expect(stage.platform.refresh).toBe('refresh-1');
  });

  it('that was revoked doesn’t end a connection that was renewed meanwhile; the new token is used', async () => {
    const stage = await publishingStage();
    stage.order('one');
    vi.spyOn(stage.platform.gateway, 'begin').mockImplementationOnce(async () => {
      stage.platform.expire();
      await stage.reconnect();
      throw new PlatformFailure('youtube', { kind: 'access_ended', code: 'invalid_grant', message: '' });
    });
    await stage.send('one');
    expect(await stage.connection()).not.toHaveProperty('ended');
    expect((await stage.at('one')).status).toBe('waiting');
    stage.wait(1);
    await stage.send('one');
    expect((await stage.at('one')).status).toBe('processing');
  });

  it('that was revoked ends the connection with the platform’s message, and publications waiting for it fail', async () => {
    const stage = await publishingStage();
    stage.order('one');
    stage.platform.grantEnded = true;
    stage.connections.put({ ...(await stage.connection()), accessEndsAt: SOON });
    await stage.send('one');
    expect((await stage.connection()).ended?.reason).toBe('The platform says invalid_grant.');
    expect(await stage.at('one')).toMatchObject({
      status: 'failed',
      problem: { code: 'access_ended', message: 'The platform says invalid_grant.', canRetry: true },
    });
  });
});
