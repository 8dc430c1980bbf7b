import { UploadFault } from '#functions/film/uploads/upload-fault.ts';
import type { OwnBytes } from './own-bytes.ts';

const SEGMENT = 0x18_53_80_67;
const CLUSTER = 0x1f_43_b6_75;
const VOID = 0xec;
const BLOCK_GROUP = 0xa0;
const ADDITIONS = 0x75_a1;
const ADDITION = 0xa6;
/**
 * The elements that describe pictures and sound, with the maximum size of each in bytes: they may contain
 * lists whose elements are only two bytes long.
 */
const NEEDED: Readonly<Record<number, number>> = {
  [0x1a_45_df_a3]: 4096,
  [0x15_49_a9_66]: 64_000,
  [0x16_54_ae_6b]: 256_000,
};
/** The other elements at the same level: seek heads, cues, chapters, tags, attachments. */
const HIDDEN: readonly number[] = [0x11_4d_9b_74, 0x1c_53_bb_6b, 0x10_43_a7_70, 0x12_54_c3_67, 0x19_41_a4_69];
/** Twice the number of elements in three minutes of video with sound at 240 frames per second. */
const ELEMENTS = 1_000_000;
/** The maximum number of parts in a block, not counting its pictures. */
const PARTS = 64;

interface Element {
  readonly id: number;
  readonly at: number;
  readonly from: number;
  /** Undefined if the size isn’t stated; the element then ends where the next one at its level starts. */
  readonly to: number | undefined;
}

const LONGEST_ID = 4;
const LONGEST_SIZE = 8;

const lengthOf = (first: number): number => Math.clz32(first) - 23;

/** The element at an offset; undefined if the file ends within the element’s header. */
const elementAt = async (file: OwnBytes, at: number): Promise<Element | undefined> => {
  const head = await file.read(at, Math.min(LONGEST_ID + LONGEST_SIZE, file.size - at));
  const idLength = lengthOf(head[0] ?? 0);
  if (idLength > LONGEST_ID) throw new UploadFault('damaged', `no element at ${at}`);
  const byte = head[idLength];
  if (byte === undefined) return undefined;
  const sizeLength = lengthOf(byte);
  if (sizeLength > LONGEST_SIZE) throw new UploadFault('damaged', `no element at ${at}`);
  if (idLength + sizeLength > head.length) return undefined;
  const first = byte & (0xff >> sizeLength);
  const [from, rest] = [at + idLength + sizeLength, head.subarray(idLength + 1, idLength + sizeLength)];
  const isOpen = first === 0xff >> sizeLength && rest.every((one) => one === 0xff);
  const size = rest.reduce((sum, one) => sum * 256 + one, first);
  return { id: head.readUIntBE(0, idLength), at, from, to: isOpen ? undefined : from + size };
};

/** Makes readers skip an element: gives it a different id and a size field that fills the rest of the old header. */
const hide = async (file: OwnBytes, { at, from, to = file.size }: Element): Promise<void> => {
  const length = Math.min(LONGEST_SIZE, from - at - 1);
  const head = Buffer.alloc(1 + length);
  head[0] = VOID;
  let size = to - at - head.length;
  for (let byte = length; byte > 0; byte -= 1, size = Math.floor(size / 256)) head[byte] = size % 256;
  head[1] = (head[1] ?? 0) | (0x1_00 >> length);
  await file.write(at, head);
};

/** Checks the parts of a block other than its pictures. */
const checkParts = async (
  file: OwnBytes,
  { from, to = file.size }: Element,
  isAdded = false,
): Promise<void> => {
  let parts = 0;
  for (let at = from; at + 2 <= to; ) {
    const part = await elementAt(file, at);
    if (part === undefined) return;
    parts += 1;
    if (parts > PARTS) throw new UploadFault('too_heavy', 'a block of many parts');
    if (part.id === ADDITIONS || (isAdded && part.id === ADDITION)) await checkParts(file, part, true);
    at = part.to ?? to;
  }
};

/**
 * Reads a WebM or Matroska file before FFmpeg does, and hides from FFmpeg everything that pictures and sound
 * don't need.
 * @throws UploadFault when the file declares more than FFmpeg could hold.
 */
export const readMatroska = async (file: OwnBytes): Promise<void> => {
  const seen = new Map<number, number>();
  let elements = 0;
  for (let at = 0; at + 2 <= file.size; ) {
    const element = await elementAt(file, at);
    if (element === undefined) return;
    elements += 1;
    if (elements > ELEMENTS) throw new UploadFault('too_heavy', `${elements} elements`);
    const { id, from, to = file.size } = element;
    at = id === SEGMENT || id === CLUSTER ? from : to;
    if (HIDDEN.includes(id)) await hide(file, element);
    if (id === BLOCK_GROUP) await checkParts(file, element);
    const most = NEEDED[id];
    if (most === undefined) continue;
    const bytes = (seen.get(id) ?? 0) + to - from;
    seen.set(id, bytes);
    if (bytes > most) throw new UploadFault('too_heavy', `${bytes} bytes describe it`);
  }
};
