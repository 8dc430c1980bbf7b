import { UploadFault } from '#functions/film/uploads/upload-fault.ts';
import type { OwnBytes } from './own-bytes.ts';

const HEADER = 10;
/** Where a tag states its size, which uses seven bits of each byte. */
const SIZE_AT = 6;
const ADTS_HEADER = 7;
/** Some programs write tags of up to this many bytes at the end of a file. */
const TAGS_AT_THE_END = 128 * 1024;

const syncsafe = (bytes: Buffer): number => bytes.reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);

/**
 * Hides the content of the ID3 tag at an offset by filling the tag with one frame that FFmpeg ignores: frames may be
 * compressed and could expand without limit. Returns where the tag ends, or the offset itself if there is none.
 */
const hideTag = async (file: OwnBytes, at: number): Promise<number> => {
  if (at + HEADER > file.size) return at;
  const head = await file.read(at, HEADER);
  if (head.toString('latin1', 0, 3) !== 'ID3') return at;
  const size = syncsafe(head.subarray(SIZE_AT));
  const plain = Buffer.from([...head.subarray(0, 3), 3, 0, 0, ...head.subarray(SIZE_AT)]);
  const frame = Buffer.alloc(HEADER);
  frame.write('VOID', 'latin1');
  frame.writeUInt32BE(Math.max(0, size - HEADER), 4);
  await file.write(at, size > HEADER ? Buffer.concat([plain, frame]) : plain);
  return at + HEADER + size;
};

/** Hides the tags at the start of an MP3. */
export const readMp3 = async (file: OwnBytes): Promise<void> => {
  for (let at = 0; ; ) {
    const next = await hideTag(file, at);
    if (next === at) return;
    at = next;
  }
};

/** Hides an AAC file’s tags, which may be anywhere between its frames. */
export const readAac = async (file: OwnBytes): Promise<void> => {
  for (let at = 0; at + ADTS_HEADER <= file.size; ) {
    const next = await hideTag(file, at);
    if (next > at) {
      at = next;
      continue;
    }
    const head = await file.read(at, ADTS_HEADER);
    const length = (head.readUIntBE(3, 3) >> 5) & 0x1f_ff;
    const isFrame = (head.readUInt16BE(0) & 0xff_f6) === 0xff_f0 && length >= ADTS_HEADER;
    if (!isFrame && file.size - at <= TAGS_AT_THE_END) return;
    if (!isFrame) throw new UploadFault('damaged', `no frame at ${at}`);
    at += length;
  }
};
