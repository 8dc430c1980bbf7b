/** Prefixes of the bucket. Every file of a video lies under its owner's own prefix; users share nothing. */
export const mediaPrefix = (ownerId: string, videoId: string): string => `media/${ownerId}/${videoId}/`;
export const workPrefix = (ownerId: string, videoId: string): string => `work/${ownerId}/${videoId}/`;

/** Every prefix under which a user has files. */
export const ownerPrefixes = (ownerId: string): readonly string[] => [
  `media/${ownerId}/`,
  `work/${ownerId}/`,
];
