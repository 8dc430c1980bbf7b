import type { Audience } from '#contract/moderation.ts';
import type { Film, Video } from '#functions/domain/video/video.ts';

/** A video whose files may be opened. */
export interface Watchable extends Video {
  readonly film: Film;
}

/**
 * Whether the owner still has the video, meaning that it isn’t deleted or being erased. All other rules here build on
 * this.
 */
export const isKept = <V extends Pick<Video, 'status'>>(video: V | undefined): video is V =>
  video !== undefined && video.status !== 'deleted' && video.status !== 'deleting';

/**
 * The parts of a video. The owner’s cookies open `film`, `poster`, `stills` and `recordings`; the last two include
 * the storyboard’s stills and recordings. `storyboard`: whether the video may be painted, spoken and filmed again.
 * Anyone with the URL can open `downloads`, `exports` and `embeds`; `embeds` is everything behind the share link.
 */
export const THINGS = [
  'film',
  'poster',
  'stills',
  'recordings',
  'storyboard',
  'downloads',
  'exports',
  'embeds',
] as const;
export type Thing = (typeof THINGS)[number];

/** A video’s standing; if several apply, the first one in this list counts. */
export type Standing = 'deleted' | 'taken_down' | 'hidden' | 'held' | 'unchecked' | 'unmoderated' | 'open';

/** Anyone who has the URL can open these. */
const ADDRESSED = ['downloads', 'exports', 'embeds'] as const;

/** The one table of what is withheld in which state. */
export const WITHHELD: Readonly<Record<Standing, readonly Thing[]>> = {
  deleted: THINGS,
  taken_down: THINGS,
  hidden: ['storyboard', ...ADDRESSED],
  held: ADDRESSED,
  unchecked: ADDRESSED,
  // Who can open the link depends on the video’s audience.
  unmoderated: [],
  open: [],
};

/**
 * Which parts of a suspended account's videos are withheld, even from the owner, who may still export them
 * and delete the account.
 */
export const WITHHELD_WHILE_SUSPENDED: readonly Thing[] = THINGS.filter((thing) => thing !== 'exports');

export const standingOf = (video: Video): Standing => {
  if (!isKept(video)) return 'deleted';
  if (video.restriction !== undefined) return video.restriction.kind;
  return video.review === undefined || video.review === 'sensitive' ? 'open' : video.review;
};

/** Whether a part of a video is withheld; always true if the video doesn’t exist. */
export const isWithheld = (video: Video | undefined, thing: Thing): boolean =>
  video === undefined || WITHHELD[standingOf(video)].includes(thing);

/** Whether the owner may play the video. */
export const mayOwnerWatch = (video: Video | undefined): video is Watchable =>
  !isWithheld(video, 'film') && video?.status === 'completed' && video.film !== undefined;

/** Whether the link with this share id opens the video, assuming its owner isn’t suspended. */
export const isShared = (video: Video | undefined, shareId: string): video is Watchable =>
  mayOwnerWatch(video) && video.shareId === shareId && !isWithheld(video, 'embeds');

/** Who can open a video’s link. On a stage without this setting, strangers can open any video that was moderated. */
export const audienceOf = (video: Video, ofStage: Audience | undefined): Audience =>
  ofStage ?? (standingOf(video) === 'unmoderated' ? 'owner' : 'public');

/**
 * Whether a video’s files belong in the place from which the edge serves them to anyone with a signature; otherwise
 * they are withheld (`withhold-files.ts`). The files of an unfinished or failed attempt are served, because only the
 * owner has a signature for them.
 */
export const areFilesServed = (video: Video | undefined): boolean =>
  !isWithheld(video, 'film') && (video?.film === undefined || mayOwnerWatch(video));
