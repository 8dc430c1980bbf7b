import { UPLOAD_MAX_MB, UPLOAD_MAX_SECONDS, type UploadKind } from '#contract/catalogue.ts';

interface KindFacts {
  /** What one file of this kind is called. */
  readonly name: string;
  readonly plural: string;
  readonly formats: string;
  /** What to choose instead of a file that can’t be used. */
  readonly instead: string;
  /** The extensions for the browser’s file dialog; browsers disagree about the media types of sounds. */
  readonly endings: readonly string[];
}

export const KIND_FACTS = {
  picture: {
    name: 'picture',
    plural: 'Pictures',
    formats: 'JPEG, PNG or WebP',
    instead: 'a JPEG, PNG or WebP picture',
    endings: ['.jpg', '.jpeg', '.png', '.webp'],
  },
  clip: {
    name: 'clip',
    plural: 'Clips',
    formats: 'MP4, MOV or WebM',
    instead: 'an MP4, MOV or WebM clip',
    endings: ['.mp4', '.m4v', '.mov', '.webm'],
  },
  sound: {
    name: 'sound',
    plural: 'Sounds',
    formats: 'MP3, M4A, WAV or OGG',
    instead: 'an MP3, M4A, WAV or OGG sound',
    endings: ['.mp3', '.m4a', '.aac', '.wav', '.ogg', '.oga', '.opus', '.weba'],
  },
} as const satisfies Record<UploadKind, KindFacts>;

/** "Use a JPEG, PNG or WebP picture, or an MP4, MOV or WebM clip." */
export const useInstead = (kinds: readonly UploadKind[]): string => {
  const each = kinds.map((kind) => KIND_FACTS[kind].instead);
  const last = each.pop() ?? '';
  return `Use ${each.length === 0 ? last : `${each.join(', ')}, or ${last}`}.`;
};

/** The file types that the browser’s file dialog offers. */
export const acceptOf = (kinds: readonly UploadKind[]): string =>
  kinds.flatMap((kind) => KIND_FACTS[kind].endings).join(',');

/** The formats and limits for a kind of file: "JPEG, PNG or WebP, up to 25 MB". */
export const limitsOf = (kind: UploadKind): string => {
  const size = `up to ${UPLOAD_MAX_MB[kind]} MB`;
  const minutes = UPLOAD_MAX_SECONDS / 60;
  return `${KIND_FACTS[kind].formats}, ${size}${kind === 'picture' ? '' : ` and ${minutes} minutes`}`;
};

const BYTES_PER_MB = 1e6;
export const maxBytesOf = (kind: UploadKind): number => UPLOAD_MAX_MB[kind] * BYTES_PER_MB;
