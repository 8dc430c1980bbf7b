import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LETTERS } from '#functions/domain/mail/letters.ts';
import { connectionIdOf } from '#functions/domain/publishing/connection.ts';
import type { Run } from '#functions/domain/series/run.ts';
import { orderPublications } from '#functions/services/publishing/order-publications.ts';
import { approveAnswered, skipAnswered } from '#functions/services/series/answers/answer-run.ts';
import { filmRun } from '#functions/services/series/filming/film-run.ts';
import { publishRun } from '#functions/services/series/publish-run.ts';
import { useTable } from '#test/support/cloud/use-table.ts';
import { giveAccount } from '#test/support/publishing/give-account.ts';
import { type RunStage, useRunStage } from '#test/support/series/run-stage.ts';
import { runOf } from '#test/support/series/series-of.ts';
import { takeFrom } from '#test/support/values.ts';

const stage = useRunStage(useTable());

const POST = { title: 'The Lamp', description: 'A keeper waits.', tags: ['sea'] };
const CHANNEL = connectionIdOf('youtube', 'UC1');
const INBOX = connectionIdOf('tiktok', 'ada');
const PUBLISH = [
  { connection_id: CHANNEL, way: 'upload', privacy: 'public' },
  { connection_id: INBOX, way: 'inbox' },
] as const;
type Choice = NonNullable<Parameters<RunStage['begin']>[1]>;

beforeEach(async () => {
  await giveAccount(stage.ports.connections(), stage.ownerId, { id: CHANNEL, name: 'Night Stories' });
  await giveAccount(stage.ports.connections(), stage.ownerId, {
    id: INBOX,
    platform: 'tiktok',
    name: 'Ada',
  });
});

const publications = async () => (await stage.ports.publications().list(stage.ownerId, undefined)).items;
const lettersOf = () => stage.letters.filter(({ kind }) => kind === 'post-failed').map(({ facts }) => facts);
const accounts = async () => (await publications()).map(({ account }) => account).toSorted();
const approve = async (ports = stage.ports) => approveAnswered(ports, await stage.answered(), stage.now());
/** A run whose video waits for its creator, in a series that posts to both accounts. */
const filmed = async (choice: Choice = {}, change: Partial<Run> = {}): Promise<void> => {
  await stage.begin({ status: 'writing', post: POST, ...change }, { publish: [...PUBLISH], ...choice });
  await filmRun(stage.ports, await stage.run(), stage.now());
  await stage.end('complete');
};
const toDeadline = () => stage.films.wait(6 * 60);
const change = async (id: string, changed: object): Promise<void> => {
  const before = await stage.ports.connections().find(stage.ownerId, id);
  if (before === undefined) throw new Error('There is no such account.');
  await stage.ports.connections().replace(before, { ...before, ...changed });
};

describe('a video that its creator approves', () => {
  test('is posted at airing time to the accounts of its series, with the run’s words', async () => {
    await filmed();
    expect(await publications()).toEqual([]);
    const run = await approve();
    expect(run).toMatchObject({ status: 'approved', endedBy: 'creator' });
    expect([run.publishDue, run.dueAt, run.publishTrouble]).toEqual([undefined, undefined, undefined]);
    const at = '2026-11-10T17:30:00.000Z';
    const [tikTok, youTube] = takeFrom(
      (await publications()).toSorted((a, b) => (a.account < b.account ? -1 : 1)),
    );
    expect(youTube).toMatchObject({ videoId: run.videoId, runId: run.id, account: 'Night Stories', at });
    expect(youTube?.post).toMatchObject({
      title: 'The Lamp',
      text: 'A keeper waits.',
      tags: ['sea'],
      privacy: 'public',
      publishAt: at,
    });
    expect(tikTok).toMatchObject({
      account: 'Ada',
      at,
      post: { text: 'The Lamp\n\nA keeper waits.\n\n#sea' },
    });
  });

  test('is posted at once if its airing has passed', async () => {
    await filmed();
    stage.films.wait(48 * 60);
    await approve();
    expect((await publications()).map(({ at }) => at)).toEqual([undefined, undefined]);
  });

  test('is posted nowhere if its series names no account', async () => {
    await filmed({ publish: undefined });
    expect(await approve()).toMatchObject({ status: 'approved', version: (await stage.run()).version });
    expect(await publications()).toEqual([]);
  });

  test('is posted once it is finished if only the script was approved', async () => {
    await stage.begin({ post: POST }, { approves: 'script', publish: [...PUBLISH] });
    await approve();
    expect(await publications()).toEqual([]);
    await stage.end('complete');
    expect(await stage.run()).toMatchObject({ status: 'approved', endedBy: 'creator' });
    await stage.tend();
    expect(await accounts()).toEqual(['Ada', 'Night Stories']);
    expect(await stage.run()).not.toHaveProperty('dueAt');
  });

  test('is not posted again where it has already been posted, and that isn’t reported as a problem', async () => {
    await filmed();
    const approved = await approve();
    const due = { since: stage.now().toISOString(), posts: PUBLISH.map((post) => ({ post })) };
    const again = { ...approved, version: approved.version + 1, publishDue: due };
    await stage.runs.replace(approved, again);
    const run = await publishRun(stage.ports, again, stage.now());
    expect(run.publishTrouble).toBeUndefined();
    expect(await publications()).toHaveLength(2);
  });
});

describe('a video that nobody approves', () => {
  test('is posted if its series says that unanswered videos count as approved', async () => {
    await filmed({ unanswered: 'go_on' });
    toDeadline();
    await stage.tend();
    expect(await stage.run()).toMatchObject({ status: 'approved', endedBy: 'time' });
    await stage.tend();
    expect(await accounts()).toEqual(['Ada', 'Night Stories']);
  });

  test.each(['wait', 'skip'] as const)('is not posted if its series is set to %s', async (unanswered) => {
    await filmed({ unanswered });
    for (let days = 0; days < 3; days += 1) {
      toDeadline();
      await stage.tend();
    }
    expect((await stage.run()).status).not.toBe('approved');
    expect(await publications()).toEqual([]);
  });

  test('is not posted if the setting was changed after the deadline approved its script', async () => {
    await stage.begin({ post: POST }, { approves: 'script', unanswered: 'go_on', publish: [...PUBLISH] });
    toDeadline();
    await stage.tend();
    const series = await stage.series();
    if (series === undefined) throw new Error('The series is gone.');
    await stage.store.replace(series, { ...series, choice: { ...series.choice, unanswered: 'wait' } });
    await stage.end('complete');
    await stage.tend();
    expect(await stage.run()).toMatchObject({ status: 'approved', endedBy: 'time' });
    expect(await publications()).toEqual([]);
  });

  test('is not posted when it is skipped', async () => {
    await filmed({ unanswered: 'go_on' });
    await skipAnswered(stage.ports, await stage.answered(), stage.now());
    toDeadline();
    await stage.tend();
    expect(await publications()).toEqual([]);
  });
});

describe('a post that is refused', () => {
  test.each([
    [
      'an ended connection',
      { ended: { reason: 'You revoked it.', at: '2026-11-10T00:00:00.000Z' } },
      'You revoked it.',
    ],
    [
      'an unanswered question about children',
      { madeForKids: undefined },
      'Say first in Settings, under Connections, whether this channel’s videos are made for children.',
    ],
  ])('for %s leaves the approval and the other posts as they are', async (_, changed, sentence) => {
    await change(CHANNEL, changed);
    await filmed();
    expect(await approve()).toMatchObject({
      status: 'approved',
      publishTrouble: `Night Stories on YouTube: ${sentence}`,
    });
    expect(await accounts()).toEqual(['Ada']);
    const run = await stage.run();
    expect(run).not.toHaveProperty('dueAt');
    expect(lettersOf()).toMatchObject([
      { runId: run.id, title: 'The Lamp', account: 'Night Stories', platform: 'youtube', sentence },
    ]);
  });

  test('for a title that YouTube doesn’t accept leaves the video unapproved, and says how much to remove', async () => {
    await filmed({}, { post: { ...POST, title: '🚂'.repeat(60) } });
    await expect(approve()).rejects.toThrow(/too long for YouTube.*Remove 20\.$/u);
    expect((await stage.run()).status).toBe('video_waits');
  });

  test('for an account that was disconnected says so', async () => {
    const account = await stage.ports.connections().find(stage.ownerId, INBOX);
    if (account !== undefined) await stage.ports.connections().remove(account);
    await filmed();
    expect((await approve()).publishTrouble).toBe('This account is no longer connected.');
    expect(lettersOf()).toMatchObject([{ account: 'the account that you disconnected', platform: 'tiktok' }]);
  });

  test('because the account is suspended by then sends nothing', async () => {
    await filmed();
    stage.state.isSuspended = true;
    expect((await approve()).publishTrouble).toMatch(/suspended/u);
    expect(await publications()).toEqual([]);
    expect(lettersOf(), 'the decision had one').toEqual([]);
  });

  test('because the account is being deleted by then sends nothing, and no letter', async () => {
    await filmed();
    stage.state.isLeaving = true;
    expect((await approve()).publishTrouble).toMatch(/being deleted/u);
    expect(await publications()).toEqual([]);
    expect(lettersOf()).toEqual([]);
  });
});

describe('a post that can’t be ordered for now', () => {
  const away = () => Promise.reject(new Error('The moderator is away.'));
  /** This stage uses the real YouTube, so no unjudged video is sent there. */
  const real = () => ({
    ...stage.ports,
    isReal: ({ platform }: { readonly platform: string }) => platform === 'youtube',
  });

  // Proves publish-series-later.
  test('because the moderator is down is ordered later, without a message, and the others are ordered at once', async () => {
    await filmed();
    stage.state.judge = away;
    expect(await approve(real())).toMatchObject({ status: 'approved', publishTrouble: undefined });
    expect(await accounts()).toEqual(['Ada']);
    stage.state.judge = async () => undefined;
    await stage.tend();
    expect(await accounts(), 'not at once').toEqual(['Ada']);
    stage.films.wait(3);
    await stage.tend();
    expect(await accounts()).toEqual(['Ada', 'Night Stories']);
    expect(await stage.run()).not.toHaveProperty('publishDue');
    expect(lettersOf()).toEqual([]);
  });

  // Proves publish-series-later.
  test('is given up after a day, and its creator gets one letter', async () => {
    await filmed();
    stage.state.judge = away;
    await approve(real());
    for (let hours = 0; hours < 27; hours += 1) {
      await publishRun(real(), await stage.run(), stage.now());
      stage.films.wait(60);
    }
    expect((await stage.run()).publishTrouble).toBe(
      'Night Stories on YouTube: It couldn’t be posted for a day after it was approved.',
    );
    expect(await accounts()).toEqual(['Ada']);
    const letters = lettersOf();
    expect(letters).toMatchObject([{ account: 'Night Stories', code: 'too_late' }]);
    expect(letters.map((facts) => LETTERS['post-failed'].wordsOf(facts).button?.path)).toEqual([
      `/dashboard/auto-pilot/runs/${(await stage.run()).id}`,
    ]);
  });
});

describe('an approval whose process is killed', () => {
  const dying = (when: 'before' | 'after') => {
    const { publications: rows } = stage.ports;
    const create = vi.fn<ReturnType<typeof rows>['create']>(async (...asked) => {
      if (when === 'after') await rows().create(...asked);
      throw new Error('It died.');
    });
    return { ...stage.ports, publications: () => ({ ...rows(), create }) };
  };

  test.each(['before', 'after'] as const)(
    '%s an order is stored remains valid, and each account gets the video once',
    async (when) => {
      await filmed();
      expect(await approve(dying(when))).toMatchObject({ status: 'approved' });
      expect(await publications()).toHaveLength(when === 'after' ? 1 : 0);
      await stage.tend();
      expect(await publications(), 'not while the creator’s call may still be at it').toHaveLength(
        when === 'after' ? 1 : 0,
      );
      stage.films.wait(3);
      await stage.tend();
      expect(await accounts()).toEqual(['Ada', 'Night Stories']);
      expect(await stage.run()).not.toHaveProperty('publishDue');
      stage.films.wait(3);
      await stage.tend();
      expect(await publications()).toHaveLength(2);
    },
  );

  test('does not resend what its creator has canceled in the meantime', async () => {
    await filmed({ publish: [PUBLISH[0]] });
    await approve(dying('after'));
    const [ordered] = takeFrom(await publications());
    await stage.ports.publications().replace(ordered, { ...ordered, status: 'canceled' });
    stage.films.wait(3);
    await stage.tend();
    expect((await publications()).map(({ status }) => status)).toEqual(['canceled']);
    expect((await stage.run()).publishTrouble).toBeUndefined();
  });

  test('is not carried out more than a day later; its creator is asked to publish by hand', async () => {
    await filmed();
    await approve(dying('before'));
    stage.films.wait(25 * 60);
    await stage.tend();
    expect(await publications()).toEqual([]);
    expect(await stage.run()).toMatchObject({
      status: 'approved',
      publishTrouble: expect.stringMatching(
        /^Night Stories on YouTube: It couldn’t be posted for a day.*\nAda on TikTok: It couldn’t/u,
      ),
    });
  });

  test('posts nothing if its series is deleted in the meantime', async () => {
    await filmed();
    await approve(dying('before'));
    await stage.store.remove(stage.ownerId, runOf(stage.ownerId).seriesId);
    stage.films.wait(3);
    await stage.tend();
    expect(await publications()).toEqual([]);
  });
});

test('two workers that order posts for the same run order each post once', async () => {
  await filmed();
  const approved = await approve({ ...stage.ports, isOffered: () => Promise.reject(new Error('Away.')) });
  expect(approved.publishDue).toBeDefined();
  await Promise.all([1, 2, 3].map(() => publishRun(stage.ports, approved, stage.now())));
  expect(await accounts()).toEqual(['Ada', 'Night Stories']);
});

describe('a video that was published by hand before its approval', () => {
  const byHand = async () => {
    await filmed({ publish: [PUBLISH[0]] });
    const { videoId = '' } = await stage.run();
    const posts = [{ ...PUBLISH[0], title: 'By hand', text: '', tags: [] }];
    await orderPublications(stage.ports, { ownerId: stage.ownerId, video_id: videoId, posts });
    const [ordered] = takeFrom(await publications());
    return ordered;
  };

  test('is not posted to the same account again', async () => {
    const ordered = await byHand();
    expect((await approve()).publishTrouble).toBeUndefined();
    expect(await publications()).toEqual([ordered]);
  });

  test('is posted there if that publication was canceled', async () => {
    const ordered = await byHand();
    await stage.ports.publications().replace(ordered, { ...ordered, status: 'canceled' });
    await approve();
    expect((await publications()).map(({ status }) => status).toSorted()).toEqual(['canceled', 'waiting']);
  });
});
