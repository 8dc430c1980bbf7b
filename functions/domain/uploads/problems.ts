import { UPLOAD_MAX_SECONDS, type UploadKind } from '#contract/catalogue.ts';
import { useInstead } from './accepted.ts';

/** The maximum number of pixels in a picture; a clip’s frame may have as many as cinema 4K. */
export const PICTURE_MAX_PIXELS = 64_000_000;
/** The maximum length of a picture’s longer side; a longer picture would be too narrow to fill an upright frame. */
export const PICTURE_MAX_SIDE = 16_000;
export const CLIP_MAX_PIXELS = 4096 * 2304;
/** The minimum length of the shorter side of a picture or clip. */
export const SIDE_MIN_PIXELS = 64;

const megapixels = (pixels: number): number => Math.floor(pixels / 1e6);

/** Advice on saving a file with a codec we can read. */
const EXPORT: Readonly<Record<UploadKind, string>> = {
  picture: 'Save it as JPEG or PNG',
  clip: 'Export it as MP4 with H.264',
  sound: 'Export it as MP3, M4A or an uncompressed WAV',
};

/** Tells a creator why a file was refused. */
const SENTENCES = {
  wrong_kind: (kind: UploadKind) =>
    `This file isn’t what its name says: it isn’t a ${kind} we can read. ${useInstead(kind)}`,
  damaged: (kind: UploadKind) =>
    `This ${kind} is damaged or incomplete. Save or export it once more, and upload it again.`,
  too_long_side: () =>
    `This picture has a side of more than ${PICTURE_MAX_SIDE.toLocaleString('en-US')} pixels. Cut it or make it smaller, and upload it again.`,
  codec: (kind: UploadKind) =>
    `This ${kind} is stored in a way that we don’t read. ${EXPORT[kind]}, and upload it again.`,
  cut_off: (kind: UploadKind) =>
    `This ${kind} breaks off before its end. Save or export it once more, and upload the whole file.`,
  too_many_pixels: (kind: UploadKind) =>
    kind === 'clip'
      ? 'This clip has more pixels than 4K. Export it in 4K or smaller, and upload it again.'
      : `This picture has more than ${megapixels(PICTURE_MAX_PIXELS)} million pixels. Make it smaller and upload it again.`,
  too_small: (kind: UploadKind) =>
    `This ${kind} is too small to fill a video: each side needs ${SIDE_MIN_PIXELS} pixels or more.`,
  moves: () => 'This picture moves. Use one that doesn’t, or upload it as a clip in MP4, MOV or WebM.',
  no_picture: () => 'This clip has sound but no picture. Upload it as a sound, or choose another clip.',
  no_sound: () => 'There is no sound in this file. Choose another one.',
  empty: (kind: UploadKind) => `This ${kind} has no length: it ends where it begins. Choose another one.`,
  too_long: (kind: UploadKind) =>
    `This ${kind} is longer than ${UPLOAD_MAX_SECONDS} seconds. Cut it and upload it again.`,
  too_slow: (kind: UploadKind) =>
    `This ${kind} takes too long to convert. Export it with fewer pixels or frames, and upload it again.`,
  too_heavy: (kind: UploadKind) =>
    `This ${kind} takes more memory to open than a usual one. Export it with usual settings, and upload it again.`,
  against_rules: (kind: UploadKind) =>
    `This ${kind} looks like something we don’t make videos with. Choose another one.`,
  full: () =>
    'This file doesn’t fit into your media storage. Delete files you no longer need, and upload it again.',
  unchecked: () => 'We couldn’t check this file. Please upload it again.',
} as const satisfies Record<string, (kind: UploadKind) => string>;

export type UploadProblem = keyof typeof SENTENCES;
export const UPLOAD_PROBLEMS = [
  'wrong_kind',
  'damaged',
  'cut_off',
  'codec',
  'too_long_side',
  'too_many_pixels',
  'too_small',
  'moves',
  'no_picture',
  'no_sound',
  'empty',
  'too_long',
  'too_slow',
  'too_heavy',
  'against_rules',
  'full',
  'unchecked',
] as const satisfies readonly UploadProblem[];

export const problemSentence = (problem: UploadProblem, kind: UploadKind): string => SENTENCES[problem](kind);
