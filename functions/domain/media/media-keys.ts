/** Whose files, and the account’s random folder; without one they lie in the old place, named after the account. */
interface Filed {
  readonly ownerId: string;
  readonly mediaFolder?: string | undefined;
}

/** A video by what its row says about the place of its files. */
export interface FiledVideo extends Filed {
  readonly id: string;
  readonly nextFolder?: string | undefined;
}

const folderOf = ({ ownerId, mediaFolder }: Filed): string => mediaFolder ?? ownerId;

/** Prefixes of the bucket. Every file of a video lies under its owner's own prefix; users share nothing. */
export const mediaPrefix = (video: FiledVideo): string => `media/${folderOf(video)}/${video.id}/`;
export const workPrefix = (ownerId: string, videoId: string): string => `work/${ownerId}/${videoId}/`;

/** Where all media of an account lay that has its folder from the command that moves them. */
export const oldPlace = (ownerId: string): string => `media/${ownerId}/`;

const placesOfFolders = (video: FiledVideo, prefixOf: (video: FiledVideo) => string): readonly string[] => {
  const { ownerId, id, nextFolder } = video;
  const places = [video, { ownerId, id }, { ownerId, id, mediaFolder: nextFolder }];
  return [...new Set(places.map(prefixOf))];
};

/** Every prefix where the edge may serve files of a video: also the old place, and the one they are being copied to. */
export const mediaPlaces = (video: FiledVideo): readonly string[] => placesOfFolders(video, mediaPrefix);

/** The same for the pictures and recordings of its storyboard. */
export const storyboardPlaces = (video: FiledVideo): readonly string[] =>
  placesOfFolders(video, storyboardPrefix);

/** Where files wait that nobody may open, such as those of a deleted video; the edge serves `media/` only. */
export const withheldPrefix = (ownerId: string, videoId: string): string => `withheld/${ownerId}/${videoId}/`;

/** Where those of its storyboard wait. */
export const withheldStoryboardPrefix = (ownerId: string, videoId: string): string =>
  `withheld/${ownerId}/storyboards/${videoId}/`;

/** Copies of what operators took down, kept for authorities and appeals; no function reads or removes them. */
export const evidencePrefix = (ownerId: string, videoId: string): string => `evidence/${ownerId}/${videoId}/`;

/**
 * Small pictures of the stills of unfinished attempts, each named after its attempt and scene, such as `2-0.jpg`.
 * PruneMedia deletes them once the attempt is over.
 */
export const stillsPrefix = (video: FiledVideo): string => `${mediaPrefix(video)}stills/`;

/**
 * Pictures of a storyboard as the browser shows them, by the attempt of its draft, such as `1/s3-12.jpg`. They lie
 * outside its video’s files, whose earlier versions are pruned.
 */
export const storyboardPrefix = (storyboard: FiledVideo): string =>
  `media/${folderOf(storyboard)}/storyboards/${storyboard.id}/`;

/** Recordings of a storyboard’s scenes, as the browser plays them before its video is made. */
export const boardVoicesPrefix = (storyboard: FiledVideo): string => `${storyboardPrefix(storyboard)}spoken/`;

/** Stills that were painted for a storyboard before its video was made, by the attempt of its draft. */
export const boardStillsPrefix = ({ ownerId, id }: FiledVideo, attempt: number): string =>
  `${workPrefix(ownerId, id)}stills/board-${attempt}/`;

/** Archives of everything in an account. They lie outside its media, so that only their own signed address opens them. */
export const exportsPrefix = (made: Filed): string => `media/exports/${folderOf(made)}/`;

/** The account’s place, and the old one. */
const placesOf = (ownerId: string, mediaFolder: string | undefined): readonly string[] =>
  mediaFolder === undefined ? [ownerId] : [mediaFolder, ownerId];

/** Everywhere an account may have archives. */
export const exportPlaces = ({ ownerId, mediaFolder }: Filed): readonly string[] =>
  placesOf(ownerId, mediaFolder).map((folder) => exportsPrefix({ ownerId, mediaFolder: folder }));

/** Every prefix under which a user has files of videos. */
export const videoPrefixes = (ownerId: string, mediaFolder: string | undefined): readonly string[] => [
  ...placesOf(ownerId, mediaFolder).map((folder) => `media/${folder}/`),
  `work/${ownerId}/`,
  `withheld/${ownerId}/`,
];

/** Every prefix under which a user has files. */
export const ownerPrefixes = (ownerId: string, mediaFolder: string | undefined): readonly string[] => [
  ...videoPrefixes(ownerId, mediaFolder),
  ...exportPlaces({ ownerId, mediaFolder }),
];
