import type { UploadKind } from '#contract/catalogue.ts';

interface Owned {
  readonly id: string;
  readonly ownerId: string;
}

interface Kept {
  readonly id: string;
  readonly mediaFolder: string;
  readonly kind: UploadKind;
}

/** The file that is kept for each kind of upload: its name in the upload's folder, and its media type. */
const FILES = {
  picture: { name: 'picture.jpg', type: 'image/jpeg' },
  clip: { name: 'clip.mp4', type: 'video/mp4' },
  sound: { name: 'sound.m4a', type: 'audio/mp4' },
} as const satisfies Record<UploadKind, { readonly name: string; readonly type: string }>;

export const fileOf = (kind: UploadKind): { readonly name: string; readonly type: string } => FILES[kind];

/** Where an uploaded file arrives and the files made from it wait for moderation; nobody may open them. */
export const arrivalPrefix = ({ ownerId, id }: Owned): string => `work/${ownerId}/uploads/${id}/`;
export const sourceKey = (upload: Owned): string => `${arrivalPrefix(upload)}source`;
/** The files made from the source; either all of them are published or none are. */
export const madePrefix = (upload: Owned): string => `${arrivalPrefix(upload)}made/`;
/** Frames of a clip, for the moderator. */
export const framesPrefix = (upload: Owned): string => `${arrivalPrefix(upload)}frames/`;

/** Where a ready upload's files are stored, readable with its owner's media cookies. */
export const uploadPrefix = ({ mediaFolder, id }: Pick<Kept, 'mediaFolder' | 'id'>): string =>
  `media/${mediaFolder}/uploads/${id}/`;
/** The picture, clip or sound itself, as a film uses it. */
export const uploadFile = (upload: Kept): string => `${uploadPrefix(upload)}${FILES[upload.kind].name}`;
export const THUMBNAIL = 'thumbnail.jpg';
export const uploadThumbnail = (upload: Pick<Kept, 'mediaFolder' | 'id'>): string =>
  `${uploadPrefix(upload)}${THUMBNAIL}`;

/** The key of a ready picture’s or clip’s thumbnail, given the key of its file. */
export const thumbnailBeside = (key: string): string =>
  `${key.slice(0, key.lastIndexOf('/') + 1)}${THUMBNAIL}`;
