import { platformOf } from '#contract/platforms.ts';
import type { Connection } from '#contract/schemas/publishing.ts';
import type { Run } from '#contract/schemas/series/runs.ts';
import type { SeriesPost, ShownSeriesPost } from '#contract/schemas/series/series.ts';
import { unusableWords, waysTo } from '#web/data/publishing/connection-words.ts';
import { formatKey } from './airing-words.ts';

/** The posts of a stored series. Posts made in a way that this page doesn’t support are left out. */
export const postsOfSeries = (posts: readonly ShownSeriesPost[]): SeriesPost[] =>
  posts.flatMap(({ connection_id, way, privacy = 'private' }): SeriesPost[] => {
    switch (way) {
      case 'upload':
        return [{ connection_id, way, privacy }];
      case 'inbox':
        return [{ connection_id, way }];
      case 'other':
        return [];
    }
  });

/** Why a series can’t post to an account, or undefined if it can. */
export const unpostableWords = (account: Connection): string | undefined => {
  const unusable = unusableWords(account);
  if (unusable !== undefined) return unusable;
  return waysTo(account).some((way) => way !== 'direct')
    ? undefined
    : 'TikTok wants you to agree to each direct post. Reconnect the account in Settings and allow drafts.';
};

/** The posts after one account has been added (as public) or removed. */
export const withAccount = (
  posts: readonly SeriesPost[],
  { id, platform }: Pick<Connection, 'id' | 'platform'>,
  isWanted: boolean,
): SeriesPost[] => {
  const others = posts.filter(({ connection_id: one }) => one !== id);
  if (!isWanted) return others;
  return [
    ...others,
    platform === 'youtube'
      ? { connection_id: id, way: 'upload', privacy: 'public' }
      : { connection_id: id, way: 'inbox' },
  ];
};

/** The posts with a different audience for one channel. */
export const withPrivacy = (
  posts: readonly SeriesPost[],
  id: string,
  privacy: Extract<SeriesPost, { way: 'upload' }>['privacy'],
): SeriesPost[] =>
  posts.map((post) => (post.connection_id === id && post.way === 'upload' ? { ...post, privacy } : post));

/** Explanations of how the series’ other choices affect its posts; empty if they don’t. */
export const followsWords = ({
  approves,
  unanswered,
}: {
  readonly approves: string;
  readonly unanswered: string;
}): string =>
  [
    ...(approves === 'script'
      ? ['You approve the script, so the video is posted without another look.']
      : []),
    ...(unanswered === 'go_on'
      ? ['What you don’t answer in time counts as approved and is posted, too.']
      : []),
  ].join(' ');

const inWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const placeOf = (post: ShownSeriesPost, connections: readonly Connection[]): string => {
  const account = connections.find(({ id }) => id === post.connection_id);
  if (account === undefined) return 'an account that is no longer connected';
  const name = `${account.name} on ${platformOf(account.platform).name}`;
  if (post.way === 'inbox') return `the inbox of ${name}`;
  return post.privacy === undefined || post.privacy === 'public' ? name : `${name} (${post.privacy})`;
};

/** Says where a series posts its approved videos; undefined if it doesn’t post them anywhere. */
export const placesWords = (
  posts: readonly ShownSeriesPost[],
  connections: readonly Connection[],
): string | undefined =>
  posts.length === 0
    ? undefined
    : `Approved videos are posted to ${inWords(posts.map((post) => placeOf(post, connections)))}.`;

/** Says where and when a run’s video will be posted; undefined if approving the run wouldn’t affect that now. */
export const postingWords = (
  { status, publish = [], airing }: Pick<Run, 'status' | 'publish' | 'airing'>,
  connections: readonly Connection[],
  now: Date,
): string | undefined => {
  if (publish.length === 0) return undefined;
  const where = inWords(publish.map((post) => placeOf(post, connections)));
  const isComing = new Date(airing.at) > now;
  const when = isComing ? `, ${formatKey(airing.key)}` : ', at once';
  switch (status) {
    case 'video_waits':
      return `When you approve it, it’s posted to ${where}${when}.`;
    case 'script_waits':
      return `When you approve it, its video is made and posted to ${where}${isComing ? when : ''}.`;
    case 'approved':
      return `It’s being sent to ${where}.`;
    case 'writing':
    case 'filming':
    case 'held':
    case 'skipped':
    case 'failed':
    case 'other':
      return undefined;
  }
};
