import { join } from 'node:path';
import type { UploadKind } from '#contract/catalogue.ts';
import type { UploadFacts } from '#functions/domain/uploads/upload.ts';
import { fileOf, THUMBNAIL } from '#functions/domain/uploads/upload-keys.ts';

/** The paths for a normalised file: the file itself, a thumbnail, and pictures for the moderator. */
export interface Targets {
  readonly file: string;
  readonly thumbnail: string;
  /** The path of the moderator’s picture with a given number. */
  readonly frame: (index: number) => string;
}

export const targetsIn = (folder: string, kind: UploadKind): Targets => ({
  file: join(folder, fileOf(kind).name),
  thumbnail: join(folder, THUMBNAIL),
  frame: (index) => join(folder, `frame-${index}.jpg`),
});

export interface Normalised {
  readonly facts: UploadFacts;
  /** How many pictures were written for the moderator. */
  readonly frames: number;
}

/** The length of the longest side, in pixels; large enough for the moderator. */
export const THUMBNAIL_SIDE = 480;
export const FRAME_SIDE = 640;
/** JPEG quantisers. */
export const SMALL_QUANTISER = 4;
