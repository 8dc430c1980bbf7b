/** Prefixes of the bucket. Everything of a video lies under its owner's own prefix; nothing is shared between users. */
export const mediaPrefix = (ownerId: string, videoId: string): string => `media/${ownerId}/${videoId}/`;
export const workPrefix = (ownerId: string, videoId: string): string => `work/${ownerId}/${videoId}/`;
