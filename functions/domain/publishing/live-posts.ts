import { platformOf } from '#contract/platforms.ts';
import type { LivePost } from '#contract/schemas/operators/notices.ts';
import type { Publication } from './publication.ts';

/** The publications of an account that only its owner can delete, directly on the platform. */

const OVER_THERE: ReadonlySet<Publication['status']> = new Set(['processing', 'published', 'needs_you']);
const NOTHING_THERE: ReadonlySet<Publication['status']> = new Set(['canceled', 'removed']);

/**
 * Whether the platform has the whole video, or may have it: viewers may then see it there without any further action
 * on our part.
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

/** The posts that are, or may be, on a platform, for one video or all, newest first. */
export const livePosts = (
  publications: readonly Publication[],
  videoId: string | undefined,
): readonly LivePost[] =>
  publications
    .filter((each) => (videoId === undefined || each.videoId === videoId) && mayBeThere(each))
    .toReversed()
    .map(livePost);

/** More than anyone would delete by working through a letter or a notice; the rest are under Published. */
export const POSTS_SHOWN = 30;

export const lineOf = ({ words, link }: LivePost): string =>
  link === undefined ? words : `${words}: ${link}`;
