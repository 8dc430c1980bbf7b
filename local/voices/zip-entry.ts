import { inflateRawSync } from 'node:zlib';

const END_SIGNATURE = 0x06_05_4b_50;
const END_BYTES = 22;
const ENTRY_SIGNATURE = 0x02_01_4b_50;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const DEFLATED = 8;

/**
 * The content of the first file in a zip archive whose name passes. For wheels whose hash is known: no passwords, no
 * comments, no files of 4 GB. Throws a `RangeError` when there is none, or the archive is cut short.
 */
export function zipEntry(zip: Buffer, isWanted: (name: string) => boolean): Buffer {
  const end = zip.length - END_BYTES;
  if (end < 0 || zip.readUInt32LE(end) !== END_SIGNATURE) throw new RangeError('This is no zip archive.');
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY_SIGNATURE) throw new RangeError('The zip archive has no directory.');
    const nameBytes = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
    if (isWanted(name)) {
      const local = zip.readUInt32LE(at + 42);
      const start = local + LOCAL_BYTES + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
      const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
      return zip.readUInt16LE(at + 10) === DEFLATED ? inflateRawSync(packed) : packed;
    }
    at += ENTRY_BYTES + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  throw new RangeError('The zip archive lacks the wanted file.');
}
