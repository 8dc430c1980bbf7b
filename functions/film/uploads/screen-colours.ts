import { readFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { AV_PIX_FMT_RGBA } from 'node-av/constants';
import { Frame, Rational } from 'node-av/lib';
import { UploadFault } from './upload-fault.ts';

const HEADER_BYTES = 128;
const ENTRY_BYTES = 12;
const MOST_ENTRIES = 100;
const MOST_TEXT_BYTES = 200;

/** The name stored in an ICC profile; empty if there is none. */
const nameOf = (profile: Buffer): string => {
  const at = HEADER_BYTES + 4;
  const entries = profile.length < at ? 0 : Math.min(profile.readUInt32BE(HEADER_BYTES), MOST_ENTRIES);
  for (let entry = at; entry < at + entries * ENTRY_BYTES; entry += ENTRY_BYTES) {
    if (entry + ENTRY_BYTES > profile.length) break;
    if (profile.toString('latin1', entry, entry + 4) !== 'desc') continue;
    const start = profile.readUInt32BE(entry + 4);
    // Older profiles store their name in ASCII, newer ones in UTF-16.
    return profile.toString('latin1', start, start + MOST_TEXT_BYTES).replaceAll('\0', '');
  }
  return '';
};

/** Whether a profile says that a picture already uses film colours. */
export const isSrgb = (profile: Buffer): boolean => /sRGB(?!.*P3)/u.test(nameOf(profile));

const EXIF = Buffer.from('Exif\0\0', 'latin1');
const RIFF_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

/** The offset of the EXIF marker in a JPEG or WebP; −1 if there is none. */
const exifAt = (bytes: Buffer): number => {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF') return bytes.indexOf(EXIF);
  for (let at = RIFF_HEADER_BYTES; at + CHUNK_HEADER_BYTES <= bytes.length; ) {
    if (bytes.toString('latin1', at, at + 4) === 'EXIF') return at;
    const size = bytes.readUInt32LE(at + 4);
    at += CHUNK_HEADER_BYTES + size + (size % 2);
  }
  return -1;
};

/**
 * Reads a picture with its ICC profile and returns it in screen colours (sRGB), as RGBA, not rotated. The caller
 * frees it. @throws UploadFault
 */
export const inScreenColours = async (path: string): Promise<Frame> => {
  const bytes = await readFile(path);
  const exif = exifAt(bytes);
  // Skia rotates a picture according to its EXIF data, but then ignores the profile.
  if (exif >= 0) bytes.write('none', exif, 'latin1');
  const picture = await loadImage(bytes).catch((cause: unknown) => {
    throw new UploadFault('codec', 'Skia cannot read it', { cause });
  });
  const { width, height } = picture;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  return Frame.fromVideoBuffer(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    width,
    height,
    format: AV_PIX_FMT_RGBA,
    timeBase: new Rational(1, 1),
  });
};
