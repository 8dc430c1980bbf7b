/** What a file is, judging by its first bytes: a media type that we can use, or the name of something else. */
export type Signature =
  | { readonly is: 'picture' | 'sound'; readonly type: string }
  /** May hold a clip or only a sound; the extension and the media type from the browser decide which. */
  | { readonly is: 'container'; readonly clip: string; readonly sound: string }
  /** `advice`: how to get a file that we can use. */
  | { readonly is: 'other'; readonly name: string; readonly advice?: string };

/** Enough bytes for every signature. */
export const SIGNATURE_BYTES = 64;

const at = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCodePoint(...bytes.subarray(from, to));

const PICTURES: readonly (readonly [start: string, type: string])[] = [
  ['\u00ff\u00d8\u00ff', 'image/jpeg'],
  ['\u0089PNG\r\n', 'image/png'],
];
const RIFF: Readonly<Record<string, Signature>> = {
  WEBP: { is: 'picture', type: 'image/webp' },
  WAVE: { is: 'sound', type: 'audio/wav' },
  'AVI ': { is: 'other', name: 'an AVI file' },
};
const HEIC_ADVICE =
  'Open it on your phone or computer and export it as JPEG. An iPhone takes JPEG pictures with Settings, Camera, Formats, Most Compatible.';
/** Brands of ISO media files other than MP4; see https://mp4ra.org. */
const BRANDS: readonly (readonly [RegExp, Signature])[] = [
  [/^M4[AB] /u, { is: 'sound', type: 'audio/mp4' }],
  [/^qt /u, { is: 'container', clip: 'video/quicktime', sound: 'audio/mp4' }],
  [/^(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)/u, { is: 'other', name: 'a HEIC picture', advice: HEIC_ADVICE }],
  [/^avi[fs]/u, { is: 'other', name: 'an AVIF picture' }],
];
const MP4: Signature = { is: 'container', clip: 'video/mp4', sound: 'audio/mp4' };
const OLD_QUICKTIME = /^(?:moov|mdat|wide|free|skip|pnot)/u;
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^GIF8/u, 'a GIF'],
  [/^%PDF/u, 'a PDF'],
  [/^PK[^\w\s]/u, 'a ZIP file or a document'],
  [/^(?:II\*\0|MM\0\*)/u, 'a TIFF or raw picture'],
  [/^fLaC/u, 'a FLAC file'],
  [/^BM/u, 'a BMP picture'],
  [/^[\u00ef\u00bb\u00bf\s]*(?:<\?xml|<svg|<!doctype|<html|#EXTM3U|#!)/iu, 'a text file'],
];

const isoMedia = (bytes: Uint8Array): Signature | undefined => {
  const box = at(bytes, 4, 8);
  if (box === 'ftyp') {
    const brand = at(bytes, 8, 12);
    return BRANDS.find(([pattern]) => pattern.test(brand))?.[1] ?? MP4;
  }
  return OLD_QUICKTIME.test(box)
    ? { is: 'container', clip: 'video/quicktime', sound: 'audio/mp4' }
    : undefined;
};

const matroska = (start: string): Signature =>
  start.includes('webm')
    ? { is: 'container', clip: 'video/webm', sound: 'audio/webm' }
    : { is: 'other', name: 'an MKV file' };

/** A frame of MPEG audio starts with eleven set bits; the layer tells MP3 from AAC. */
const mpegAudio = ([first = 0, second = 0]: Uint8Array): Signature | undefined => {
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return undefined;
  const layer = (second >> 1) & 0b11;
  return { is: 'sound', type: layer === 0 ? 'audio/aac' : 'audio/mpeg' };
};

/** Undefined for a file whose first bytes don’t match any known signature. */
export const signatureOf = (bytes: Uint8Array): Signature | undefined => {
  const start = at(bytes, 0, SIGNATURE_BYTES);
  const picture = PICTURES.find(([signature]) => start.startsWith(signature));
  if (picture !== undefined) return { is: 'picture', type: picture[1] };
  if (/^(?:RIFF|RF64)/u.test(start)) return RIFF[at(bytes, 8, 12)];
  if (start.startsWith('\u001aE\u00df\u00a3')) return matroska(start);
  if (start.startsWith('OggS')) return { is: 'sound', type: 'audio/ogg' };
  if (start.startsWith('ID3')) return { is: 'sound', type: 'audio/mpeg' };
  const other = OTHERS.find(([pattern]) => pattern.test(start));
  if (other !== undefined) return { is: 'other', name: other[1] };
  return isoMedia(bytes) ?? mpegAudio(bytes);
};
