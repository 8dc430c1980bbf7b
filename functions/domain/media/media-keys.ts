/** A video as identified in URLs: by its id and the account’s random folder. */
export interface ServedVideo {
  readonly id: string;
  readonly mediaFolder: string;
}

/** What is needed to find every prefix that may hold a video’s files. */
export interface FiledVideo extends ServedVideo {
  readonly ownerId: string;
}

/**
 * Prefixes in the bucket. All of a video’s files are stored under the owner’s own prefix; nothing is shared between
 * users.
 */
export const mediaPrefix = ({ mediaFolder, id }: ServedVideo): string => `media/${mediaFolder}/${id}/`;
export const workPrefix = (ownerId: string, videoId: string): string => `work/${ownerId}/${videoId}/`;

/** Where we keep files that nobody may open, such as those of a deleted video; the edge serves only `media/`. */
export const withheldPrefix = (ownerId: string, videoId: string): string => `withheld/${ownerId}/${videoId}/`;

/** Where we keep a storyboard’s files when nobody may open them. */
export const withheldStoryboardPrefix = (ownerId: string, videoId: string): string =>
  `withheld/${ownerId}/storyboards/${videoId}/`;

/** Copies of what operators have taken down, for authorities and appeals; no function reads or deletes them. */
export const evidencePrefix = (ownerId: string, videoId: string): string => `evidence/${ownerId}/${videoId}/`;

/**
 * Small stills and clips of unfinished attempts, named by attempt and scene, such as `2-0.jpg`. PruneMedia
 * deletes them once the attempt is over.
 */
export const stillsPrefix = (video: ServedVideo): string => `${mediaPrefix(video)}stills/`;

/**
 * A storyboard’s pictures as the browser shows them, named by the draft’s attempt, such as `1/s3-12.jpg`. They are
 * kept apart from the video’s files, because earlier versions of those are pruned.
 */
export const storyboardPrefix = ({ mediaFolder, id }: ServedVideo): string =>
  `media/${mediaFolder}/storyboards/${id}/`;

/** Recordings of a storyboard’s scenes, for the browser to play before the video is made. */
export const boardVoicesPrefix = (storyboard: ServedVideo): string =>
  `${storyboardPrefix(storyboard)}spoken/`;

/** Stills that were painted for a storyboard before its video was made, grouped by the draft’s attempt. */
export const boardStillsPrefix = (
  { ownerId, id }: Pick<FiledVideo, 'ownerId' | 'id'>,
  attempt: number,
): string => `${workPrefix(ownerId, id)}stills/board-${attempt}/`;

/**
 * Archives of everything in an account. They are kept apart from the account’s media, so that they can only be opened
 * through their own signed URL.
 */
export const exportsPrefix = (mediaFolder: string): string => `media/exports/${mediaFolder}/`;

/** Prefixes of a user’s files that the edge never serves. */
const hiddenPrefixes = (ownerId: string): readonly string[] => [`work/${ownerId}/`, `withheld/${ownerId}/`];

/** Every prefix under which a user has video files. */
export const videoPrefixes = (ownerId: string, mediaFolder: string): readonly string[] => [
  `media/${mediaFolder}/`,
  ...hiddenPrefixes(ownerId),
];

/**
 * Every prefix under which a user has files; without a folder, only the prefixes that the edge never serves.
 */
export const ownerPrefixes = (ownerId: string, mediaFolder: string | undefined): readonly string[] =>
  mediaFolder === undefined
    ? hiddenPrefixes(ownerId)
    : [...videoPrefixes(ownerId, mediaFolder), exportsPrefix(mediaFolder)];
