import { UPLOAD_MAX_MB, UPLOAD_MAX_SECONDS, type UploadKind } from '#contract/catalogue.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';

const BYTES_PER_MB = 1e6;

interface Accepted {
  /** What to call a file of this kind. */
  readonly name: string;
  /** Media types as browsers name them; the last audio types are those in which browsers record. */
  readonly types: readonly string[];
  readonly formats: string;
}

const ACCEPTED = {
  picture: {
    name: 'picture',
    types: ['image/jpeg', 'image/png', 'image/webp'],
    formats: 'JPEG, PNG or WebP',
  },
  clip: {
    name: 'clip',
    types: ['video/mp4', 'video/quicktime', 'video/webm'],
    formats: 'MP4, MOV or WebM',
  },
  sound: {
    name: 'sound',
    types: [
      'audio/mpeg',
      'audio/mp3',
      'audio/mp4',
      'audio/x-m4a',
      'audio/m4a',
      'audio/aac',
      'audio/wav',
      'audio/x-wav',
      'audio/wave',
      'audio/vnd.wave',
      'audio/ogg',
      'audio/webm',
    ],
    formats: 'MP3, M4A, WAV or OGG',
  },
} as const satisfies Record<UploadKind, Accepted>;

const accepted = (kind: UploadKind): Accepted => ACCEPTED[kind];

export const maxBytesOf = (kind: UploadKind): number => UPLOAD_MAX_MB[kind] * BYTES_PER_MB;

/** What to upload instead of a file of the wrong kind. */
export const useInstead = (kind: UploadKind): string => `Use a ${accepted(kind).formats} file.`;

const shownMegabytes = (bytes: number): number => Math.ceil(bytes / BYTES_PER_MB);

/**
 * The media type that the permit accepts, without parameters such as `codecs`.
 * @throws Refusal for a type that isn't accepted, and for a file that is too large.
 */
export const acceptedType = (kind: UploadKind, type: string, bytes: number): string => {
  const { name, types } = accepted(kind);
  const [bare = ''] = type.toLowerCase().split(';', 1);
  const known = types.find((one) => one === bare.trim());
  if (known === undefined)
    throw new Refusal('unsupported_type', `We can’t use this file as a ${name}. ${useInstead(kind)}`);
  if (bytes > maxBytesOf(kind))
    throw new Refusal(
      'too_large',
      `A ${name} can have up to ${UPLOAD_MAX_MB[kind]} MB; this file has ${shownMegabytes(bytes)} MB. Make it smaller${kind === 'picture' ? '' : ` or shorter (${UPLOAD_MAX_SECONDS} seconds at most)`} and try again.`,
    );
  return known;
};
