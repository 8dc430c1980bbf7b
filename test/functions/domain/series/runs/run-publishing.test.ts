import { describe, expect, it } from 'vitest';
import { SeriesChoice } from '#contract/schemas/series/series.ts';
import {
  approvedRun,
  isTooLateToPublish,
  orderOfRun,
  postsOf,
  publishedRun,
  takenToPublish,
} from '#functions/domain/series/runs/run-publishing.ts';
import { runOf, seriesOf } from '#test/support/series/series-of.ts';
import { defined } from '#test/support/values.ts';

const NOW = new Date('2026-11-10T12:00:00.000Z');
const CHANNEL = { connection_id: 'youtube-UC1', way: 'upload', privacy: 'unlisted' } as const;
const INBOX = { connection_id: 'tiktok-ada', way: 'inbox' } as const;
const POST = { title: 'The Lamp', description: 'A keeper waits.', tags: ['sea', 'night'] };

const DONE = { troubles: [], later: [] };

const approved = () =>
  approvedRun(runOf('ada', { videoId: 'video', post: POST }), 'creator', [CHANNEL, INBOX], NOW);
const ids = (...all: string[]) => {
  const left = [...all];
  return () => defined(left.shift());
};

describe('an approved video of a series', () => {
  const publish = [CHANNEL, INBOX];
  it.each([
    ['everywhere that its series says', 'its creator approved it', 'creator', 'wait', publish],
    ['everywhere that its series says', 'unanswered ones count as approved', 'time', 'go_on', publish],
    ['nowhere', 'nobody answered and the series waits', 'time', 'wait', []],
    ['nowhere', 'nobody answered and the series skips', 'time', 'skip', []],
    ['nowhere', 'the product ended its run', 'product', 'go_on', []],
  ] as const)('is posted %s if %s', (_, __, by, unanswered, posts) => {
    expect(postsOf({ publish, unanswered }, by)).toEqual(posts);
  });

  it('isn’t posted anywhere if its series names no account', () => {
    expect(postsOf({ unanswered: 'go_on' }, 'creator')).toEqual([]);
    expect(approvedRun(runOf('ada'), 'creator', [], NOW)).toMatchObject({
      status: 'approved',
      dueAt: undefined,
    });
    expect(approvedRun(runOf('ada'), 'creator', [], NOW)).not.toHaveProperty('publishDue');
  });

  it('is due until its posts are ordered', () => {
    const run = approved();
    expect(run).toMatchObject({
      version: 2,
      dueAt: NOW.toISOString(),
      publishDue: { posts: [{ post: CHANNEL }, { post: INBOX }] },
    });
    expect(publishedRun(run, DONE, NOW)).toMatchObject({
      status: 'approved',
      publishDue: undefined,
      dueAt: undefined,
      publishTrouble: undefined,
    });
  });

  it('keeps the ids of its publications when it is picked up again', () => {
    const first = defined(takenToPublish(approved(), ids('one', 'two'), NOW));
    expect(first.posts.map(({ publicationId }) => publicationId)).toEqual(['one', 'two']);
    expect(first.run.dueAt).toBe('2026-11-10T12:02:00.000Z');
    const again = defined(takenToPublish(first.run, ids(), NOW));
    expect(again.posts).toEqual(first.posts);
  });

  it('is picked up only while there is something to order', () => {
    expect(takenToPublish(publishedRun(approved(), DONE, NOW), ids(), NOW)).toBeUndefined();
    expect(takenToPublish({ ...approved(), status: 'skipped' }, ids(), NOW)).toBeUndefined();
  });

  it('isn’t posted more than a day after its approval, when nobody expects it any more', () => {
    expect(isTooLateToPublish(approved(), new Date('2026-11-11T12:00:00.000Z'))).toBe(false);
    expect(isTooLateToPublish(approved(), new Date('2026-11-11T12:00:00.001Z'))).toBe(true);
  });

  it('shows every reason why it was not posted', () => {
    const first = publishedRun(approved(), { troubles: ['One.'], later: [] }, NOW);
    expect(publishedRun(first, { troubles: ['Two.'], later: [] }, NOW).publishTrouble).toBe('One.\nTwo.');
  });

  it.each([
    [0, 2],
    [20, 5],
    [12 * 60, 60],
  ])(
    '%i minutes after its approval stays due for another %i minutes if a post can’t be ordered yet',
    (since, wait) => {
      const now = new Date(NOW.getTime() + since * 60_000);
      const later = [{ post: CHANNEL, publicationId: 'one' }];
      const run = publishedRun(approved(), { troubles: [], later }, now);
      expect(run.publishDue).toEqual({ since: NOW.toISOString(), posts: later });
      expect(run.dueAt).toBe(new Date(now.getTime() + wait * 60_000).toISOString());
    },
  );
});

describe('the order for a post', () => {
  it('has the run’s title, description and tags on YouTube, at the time of the airing', () => {
    expect(orderOfRun(approved(), CHANNEL, NOW)).toEqual({
      video_id: 'video',
      at: '2026-11-10T17:30:00.000Z',
      posts: [{ ...CHANNEL, title: 'The Lamp', text: 'A keeper waits.', tags: ['sea', 'night'] }],
    });
  });

  it('has a single text that contains the title, description and hashtags on TikTok', () => {
    expect(orderOfRun(approved(), INBOX, NOW)?.posts).toEqual([
      { ...INBOX, text: 'The Lamp\n\nA keeper waits.\n\n#sea #night' },
    ]);
  });

  it('asks for immediate posting once the airing has passed', () => {
    expect(orderOfRun(approved(), CHANNEL, new Date('2026-11-10T17:30:00.000Z'))).not.toHaveProperty('at');
  });

  it('can’t be made without a post', () => {
    expect(orderOfRun(runOf('ada', { videoId: 'video' }), CHANNEL, NOW)).toBeUndefined();
  });
});

describe('the accounts of a series', () => {
  const choice = seriesOf('ada').choice;
  const isAccepted = (publish: unknown) => SeriesChoice.safeParse({ ...choice, publish }).success;

  it('can number at most five, each listed once', () => {
    const five = Array.from({ length: 5 }, (_, index) => ({ ...INBOX, connection_id: `tiktok-${index}` }));
    expect([five, [CHANNEL, INBOX], []].map(isAccepted)).toEqual([true, true, true]);
    expect(
      [
        [...five, INBOX],
        [CHANNEL, CHANNEL],
      ].map(isAccepted),
    ).toEqual([false, false]);
  });

  it('can’t be posted to directly on TikTok, because the creator must agree to each post', () => {
    expect(isAccepted([{ ...INBOX, way: 'direct' }])).toBe(false);
    expect(isAccepted([{ ...CHANNEL, privacy: 'SELF_ONLY' }])).toBe(false);
  });
});
