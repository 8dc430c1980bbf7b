import { describe, expect, it, vi } from 'vitest';
import { log } from '#functions/runtime/telemetry/log.ts';
import { Killed } from '#test/support/publishing/fake-platform.ts';
import { type PublishingStage, publishingStage } from '#test/support/publishing/publishing-stage.ts';

vi.spyOn(log, 'warn').mockReturnValue(undefined);

const NOW = '2026-11-28T10:00:00.000Z';
const IN_AN_HOUR = '2026-11-28T11:00:00.000Z';
const TOMORROW = '2026-11-29T10:00:00.000Z';
const FIGURES = { views: 1204, likes: 35, at: NOW };

/** A stage whose connection is due, with this many published videos. */
const stageWith = async (published: number): Promise<PublishingStage> => {
  const stage = await publishingStage();
  stage.connections.put({ ...(await stage.connection()), looksAt: NOW });
  for (let each = 0; each < published; each += 1) publish(stage, `p${each}`);
  return stage;
};

const publish = (stage: PublishingStage, id: string): void =>
  stage.publications.put({
    ...stage.order(id),
    status: 'published',
    remote: { id: `video of ${id}` },
    publishedAt: NOW,
  });

/** Reads the figures once a day from now on. */
const lookDaily = async (stage: PublishingStage, days: number): Promise<void> => {
  for (let day = 1; day <= days; day += 1) {
    await stage.look();
    stage.wait(24 * 60);
  }
};

const looksAt = async (stage: PublishingStage) => (await stage.connection()).looksAt;

describe('the figures of published videos', () => {
  // Proves publish-figures-daily.
  it('are stored with each video, and read again a day later', async () => {
    const stage = await stageWith(2);
    expect(await stage.look()).toBe('read');
    expect((await stage.at('p0')).figures).toEqual(FIGURES);
    expect((await stage.at('p1')).figures).toEqual(FIGURES);
    expect(await looksAt(stage)).toBe(TOMORROW);
    expect(await stage.look()).toBe('left');
    expect(stage.platform.counted).toHaveLength(1);
  });

  it('are read for fifty videos per call', async () => {
    const stage = await stageWith(51);
    await stage.look();
    expect(stage.platform.counted.map(({ length }) => length)).toEqual([50, 1]);
    expect((await stage.at('p50')).figures).toEqual(FIGURES);
  });

  it('cost no call to the platform while nothing is published', async () => {
    const stage = await stageWith(0);
    expect(await stage.look()).toBe('read');
    expect([stage.platform.calls, await looksAt(stage)]).toEqual([0, TOMORROW]);
  });

  it.each([
    ['after an hour if the platform doesn’t answer', 'unavailable', IN_AN_HOUR],
    ['after an hour if its quota is used up', 'quota', IN_AN_HOUR],
    ['the next day if it refuses to say them', 'refused', TOMORROW],
  ] as const)('are requested again %s', async (_, kind, next) => {
    const stage = await stageWith(1);
    stage.platform.script([{ when: 'before', kind }]);
    expect(await stage.look()).toBe('put off');
    expect(await looksAt(stage)).toBe(next);
    expect((await stage.at('p0')).figures).toBeUndefined();
  });

  it('that one call has returned are kept if the next call fails', async () => {
    const stage = await stageWith(51);
    stage.platform.script([undefined, { when: 'before', kind: 'busy' }]);
    await stage.look();
    expect((await stage.at('p49')).figures).toEqual(FIGURES);
    expect((await stage.at('p50')).figures).toBeUndefined();
  });

  it('are read with a new access token once the platform no longer accepts the earlier one', async () => {
    const stage = await stageWith(1);
    stage.platform.script([{ when: 'before', kind: 'access_expired' }]);
    expect(await stage.look()).toBe('read');
    expect(stage.platform.refresh).toBe('refresh-1');
    expect((await stage.at('p0')).figures).toEqual(FIGURES);
  });

  it('are requested again after an hour if the platform fails while the token is refreshed', async () => {
    const stage = await stageWith(1);
    stage.connections.put({ ...(await stage.connection()), accessEndsAt: NOW });
    stage.platform.script([{ when: 'before', kind: 'unavailable' }]);
    expect(await stage.look()).toBe('put off');
    expect(await looksAt(stage)).toBe(IN_AN_HOUR);
  });

  it('aren’t stored with a video that was changed while they were being read', async () => {
    const stage = await stageWith(1);
    stage.platform.whileCounting = async () => {
      const before = await stage.at('p0');
      await stage.publications.replace(before, { ...before, status: 'removed' });
    };
    await stage.look();
    expect(await stage.at('p0')).toMatchObject({ status: 'removed', revision: 2 });
    expect((await stage.at('p0')).figures).toBeUndefined();
  });

  it('aren’t requested on a stage that no longer publishes there', async () => {
    const stage = await stageWith(1);
    stage.state.isOffered = false;
    await stage.look();
    expect([stage.platform.calls, await looksAt(stage)]).toEqual([0, TOMORROW]);
  });
});

describe('a video that is missing from the platform’s figures', () => {
  const withMissing = async (): Promise<PublishingStage> => {
    const stage = await stageWith(2);
    stage.platform.uncounted.add('video of p0');
    return stage;
  };

  // Proves publish-removed-noticed.
  it('is looked up on the second day, and recorded as removed if the platform says so', async () => {
    const stage = await withMissing();
    await lookDaily(stage, 1);
    expect((await stage.at('p0')).status).toBe('published');
    await lookDaily(stage, 1);
    expect((await stage.at('p0')).status).toBe('removed');
    expect((await stage.at('p1')).status).toBe('published');
    await lookDaily(stage, 1);
    expect(stage.platform.counted.at(-1)).toEqual(['video of p1']);
  });

  it('stays published if the platform still has it, and is looked up again after two more days', async () => {
    const stage = await withMissing();
    const video = { id: 'video of p0', title: '', looks: 9, isRemoved: false };
    stage.platform.videos.push(video);
    await lookDaily(stage, 2);
    expect(await stage.at('p0')).toMatchObject({ status: 'published' });
    await lookDaily(stage, 1);
    expect(video.looks).toBe(10);
    await lookDaily(stage, 1);
    expect(video.looks).toBe(11);
  });

  it('isn’t looked up twice in one day, or once the figures include it again', async () => {
    const stage = await withMissing();
    await stage.look();
    stage.connections.put({ ...(await stage.connection()), looksAt: NOW });
    await stage.look();
    expect((await stage.at('p0')).status).toBe('published');
    stage.wait(24 * 60);
    stage.platform.uncounted.clear();
    await lookDaily(stage, 1);
    stage.platform.uncounted.add('video of p0');
    await lookDaily(stage, 1);
    expect((await stage.at('p0')).status).toBe('published');
  });

  it('is looked up again an hour later if the platform doesn’t answer', async () => {
    const stage = await withMissing();
    await lookDaily(stage, 1);
    stage.platform.script([undefined, { when: 'before', kind: 'unavailable' }]);
    expect(await stage.look()).toBe('put off');
    expect((await stage.at('p0')).status).toBe('published');
    stage.wait(60);
    await stage.look();
    expect((await stage.at('p0')).status).toBe('removed');
  });
});

describe('a connection whose figures are due', () => {
  it.each([
    [
      'the platform refuses to refresh it',
      async (stage: PublishingStage) => {
        stage.connections.put({ ...(await stage.connection()), accessEndsAt: NOW });
        stage.platform.grantEnded = true;
      },
    ],
    [
      'the platform says so when it is asked for figures',
      async (stage: PublishingStage) =>
        stage.platform.script([{ when: 'before', kind: 'access_ended', code: 'invalid_grant' }]),
    ],
  ])('ends, and is never looked at again, once %s', async (_, end) => {
    const stage = await stageWith(1);
    await end(stage);
    expect(await stage.look()).toBe('ended');
    expect((await stage.connection()).ended?.reason).toBe('The platform says invalid_grant.');
    expect(await looksAt(stage)).toBeUndefined();
  });

  it('is kept if it was renewed while the platform refused the old token, and is checked again an hour later', async () => {
    const stage = await stageWith(1);
    stage.platform.whileCounting = async () => {
      stage.platform.expire();
      await stage.reconnect();
      stage.platform.script([{ when: 'before', kind: 'access_ended', code: 'invalid_grant' }]);
    };
    expect(await stage.look()).toBe('put off');
    expect((await stage.connection()).ended).toBeUndefined();
    expect(await looksAt(stage)).toBe(IN_AN_HOUR);
  });

  it('is checked again an hour later if the function is killed meanwhile', async () => {
    const stage = await stageWith(1);
    stage.platform.script([{ when: 'killed', isDone: false }]);
    await expect(stage.look()).rejects.toThrow(Killed);
    expect(await looksAt(stage)).toBe(IN_AN_HOUR);
  });

  it('stays due, untouched, while another worker refreshes its token', async () => {
    const stage = await stageWith(1);
    const refreshing = { by: 'execution-1', until: '2026-11-28T10:00:30.000Z' };
    stage.connections.put({ ...(await stage.connection()), refreshing });
    const before = await stage.connection();
    expect(await stage.look()).toBe('left');
    expect(await stage.connection()).toEqual(before);
    stage.wait(1);
    expect(await stage.look()).toBe('read');
  });

  it('keeps any changes made to it while its figures are being read', async () => {
    const stage = await stageWith(1);
    stage.platform.whileCounting = async () => {
      const before = await stage.connection();
      await stage.connections.replace(before, { ...before, madeForKids: true });
    };
    await stage.look();
    expect(await stage.connection()).toMatchObject({ madeForKids: true, looksAt: TOMORROW });
  });
});
