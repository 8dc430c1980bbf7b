import { platformOf } from '#contract/platforms.ts';
import type { LivePost } from '#contract/schemas/operators/notices.ts';
import type { Publication } from './publication.ts';

/** An account’s publications that only its owner can delete, directly on the platform. */

const OVER_THERE: ReadonlySet<Publication['status']> = new Set(['processing', 'published', 'needs_you']);
const NOTHING_THERE: ReadonlySet<Publication['status']> = new Set(['canceled', 'removed']);

/**
 * Whether the platform has, or may have, the whole video: viewers may then see it there even if we do nothing more.
 */
const mayBeThere = ({ status, processingSince, lastPartAt }: Publication): boolean =>
  OVER_THERE.has(status) || (!NOTHING_THERE.has(status) && (processingSince ?? lastPartAt) !== undefined);

const isWhole = ({ status, processingSince }: Publication): boolean =>
  status === 'processing' || processingSince !== undefined;

const stateOf = (publication: Publication): string => {
  const { status, post, link, remote } = publication;
  if (status === 'needs_you') return ', a draft in its inbox';
  if ('publishAt' in post && post.publishAt !== undefined && isWhole(publication))
    return `, becomes public on ${new Date(post.publishAt).toUTCString()}`;
  if (!OVER_THERE.has(status)) return ', may be there';
  return link === undefined && remote?.id !== undefined ? `, with the id ${remote.id}` : '';
};

const livePost = (publication: Publication): LivePost => {
  const { videoTitle, account, platform, link } = publication;
  return {
    words: `“${videoTitle}”, ${account} on ${platformOf(platform).name}${stateOf(publication)}`,
    ...(link !== undefined && { link }),
  };
};

/** The posts that are, or may be, on a platform, newest first: those of one video, or all of them. */
export const livePosts = (
  publications: readonly Publication[],
  videoId: string | undefined,
): readonly LivePost[] =>
  publications
    .filter((each) => (videoId === undefined || each.videoId === videoId) && mayBeThere(each))
    .toReversed()
    .map(livePost);

/** More links than anyone would work through in a letter or a notice; the rest are under Published. */
export const POSTS_SHOWN = 30;

export const lineOf = ({ words, link }: LivePost): string =>
  link === undefined ? words : `${words}: ${link}`;
