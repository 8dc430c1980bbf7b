/** Prefixes of the bucket. Every file of a video lies under its owner's own prefix; users share nothing. */
export const mediaPrefix = (ownerId: string, videoId: string): string => `media/${ownerId}/${videoId}/`;
export const workPrefix = (ownerId: string, videoId: string): string => `work/${ownerId}/${videoId}/`;

/** Where files wait that nobody may open, such as those of a deleted video; the edge serves `media/` only. */
export const withheldPrefix = (ownerId: string, videoId: string): string => `withheld/${ownerId}/${videoId}/`;

/** Copies of what operators took down, kept for authorities and appeals; no function reads or removes them. */
export const evidencePrefix = (ownerId: string, videoId: string): string => `evidence/${ownerId}/${videoId}/`;

/**
 * Small pictures of the stills of unfinished attempts, each named after its attempt and scene, such as `2-0.jpg`.
 * PruneMedia deletes them once the attempt is over.
 */
export const stillsPrefix = (ownerId: string, videoId: string): string =>
  `${mediaPrefix(ownerId, videoId)}stills/`;

/** Archives of everything in an account. They lie outside its media, so that only their own signed address opens them. */
export const exportsPrefix = (ownerId: string): string => `media/exports/${ownerId}/`;

/** Every prefix under which a user has files of videos. */
export const videoPrefixes = (ownerId: string): readonly string[] => [
  `media/${ownerId}/`,
  `work/${ownerId}/`,
  `withheld/${ownerId}/`,
];

/** Every prefix under which a user has files. */
export const ownerPrefixes = (ownerId: string): readonly string[] => [
  ...videoPrefixes(ownerId),
  exportsPrefix(ownerId),
];
