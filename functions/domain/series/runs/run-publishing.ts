import { postText } from '#contract/platforms.ts';
import type { PublishVideo } from '#contract/schemas/publishing.ts';
import type { SeriesChoice, SeriesPost } from '#contract/schemas/series/series.ts';
import type { NewId } from '#functions/domain/request/ports.ts';
import type { Run } from '#functions/domain/series/run.ts';
import { changedRun } from './change-run.ts';
import { endedRun } from './run-transitions.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Longer than ordering takes; after this time, another call orders the missing posts. */
const ORDER_AGAIN_MS = 2 * MINUTE_MS;
/**
 * A post that can’t be ordered yet is retried after a fraction of the time since it was approved, but within an hour.
 */
const PART_OF_WAIT = 4;
/** A video that couldn’t be posted for this long isn’t posted at all: the creator would no longer expect it. */
const GIVE_UP_MS = 24 * HOUR_MS;

/**
 * Where a run’s video is posted, depending on who approved it: nowhere without the creator’s approval, which may have
 * been given in advance for all unanswered videos in the series (`go_on`).
 */
export const postsOf = (
  { publish = [], unanswered }: Pick<SeriesChoice, 'publish' | 'unanswered'>,
  by: NonNullable<Run['endedBy']>,
): readonly SeriesPost[] => (by === 'creator' || (by === 'time' && unanswered === 'go_on') ? publish : []);

/** The run’s video has been approved. The run stays due until its posts have been ordered. */
export const approvedRun = (
  run: Run,
  by: NonNullable<Run['endedBy']>,
  posts: readonly SeriesPost[],
  now: Date,
): Run => ({
  ...endedRun(run, 'approved', { by }, now),
  ...(posts.length > 0 && {
    publishDue: { since: now.toISOString(), posts: posts.map((post) => ({ post })) },
    dueAt: now.toISOString(),
  }),
});

/** One of a run’s posts, with the id chosen for its publication. */
export interface DuePost {
  readonly post: SeriesPost;
  readonly publicationId: string;
}

/** Claims an approved run so that its posts can be ordered; undefined if there is nothing to order. */
export const takenToPublish = (
  run: Run,
  newId: NewId,
  now: Date,
): { readonly run: Run; readonly posts: readonly DuePost[] } | undefined => {
  const { status, publishDue } = run;
  if (status !== 'approved' || publishDue === undefined) return undefined;
  const posts = publishDue.posts.map(({ post, publicationId = newId() }) => ({ post, publicationId }));
  const dueAt = new Date(now.getTime() + ORDER_AGAIN_MS).toISOString();
  return { run: changedRun(run, { publishDue: { ...publishDue, posts }, dueAt }, now), posts };
};

/** Whether it is too late to post the video without asking. */
export const isTooLateToPublish = ({ publishDue }: Pick<Run, 'publishDue'>, now: Date): boolean =>
  publishDue !== undefined && now.getTime() - Date.parse(publishDue.since) > GIVE_UP_MS;

/**
 * Every post that can be ordered has been. `troubles`: messages that explain why some posts won’t be ordered.
 * `later`: the posts to retry.
 */
export const publishedRun = (
  run: Run,
  { troubles, later }: { readonly troubles: readonly string[]; readonly later: readonly DuePost[] },
  now: Date,
): Run => {
  const { publishDue, publishTrouble } = run;
  const all = [...(publishTrouble === undefined ? [] : [publishTrouble]), ...troubles];
  const again = later.length === 0 ? undefined : publishDue;
  return changedRun(
    run,
    {
      publishDue: again && { ...again, posts: [...later] },
      dueAt: again && orderAgainAt(again.since, now).toISOString(),
      publishTrouble: all.length === 0 ? undefined : all.join('\n'),
    },
    now,
  );
};

const orderAgainAt = (since: string, now: Date): Date => {
  const wait = (now.getTime() - Date.parse(since)) / PART_OF_WAIT;
  return new Date(now.getTime() + Math.min(HOUR_MS, Math.max(ORDER_AGAIN_MS, wait)));
};

/**
 * The order for one of a run’s posts: for the time of its airing, or for now if that has passed. Undefined if there
 * is no text to post.
 */
export const orderOfRun = (
  { videoId, post: words, airing }: Pick<Run, 'videoId' | 'post' | 'airing'>,
  post: SeriesPost,
  now: Date,
): PublishVideo | undefined => {
  if (videoId === undefined || words === undefined) return undefined;
  const { title, description, tags } = words;
  const { connection_id } = post;
  return {
    video_id: videoId,
    ...(new Date(airing.at) > now && { at: airing.at }),
    posts: [
      post.way === 'upload'
        ? { connection_id, way: 'upload', title, text: description, tags, privacy: post.privacy }
        : { connection_id, way: 'inbox', text: postText(words) },
    ],
  };
};
