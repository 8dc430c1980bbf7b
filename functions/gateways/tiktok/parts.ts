import type { Part } from '#functions/domain/publishing/ports.ts';

/**
 * TikTok’s rules for parts (developers.tiktok.com, “Media Transfer Guide”): a file below 5 MB is sent whole;
 * otherwise every part has 5 to 64 MB, and the remainder is added to the last part, which may have up to 128 MB. The
 * number of parts is the file’s size divided by the part size, rounded down, and at most 1,000. TikTok doesn’t say
 * whether a MB is 1,000,000 or 1,048,576 bytes; these sizes work either way.
 */
const LEAST_BYTES = 5 * 1024 * 1024;
const PART_BYTES = 8 * 1024 * 1024;
const MOST_PARTS = 1000;

/** How a file is divided into parts, as announced to TikTok; both numbers are at least 1. */
export interface Division {
  readonly partBytes: number;
  readonly parts: number;
}

export const divisionOf = (bytes: number): Division => {
  if (bytes < PART_BYTES) return { partBytes: bytes, parts: 1 };
  const partBytes = Math.max(PART_BYTES, Math.ceil(bytes / MOST_PARTS));
  return { partBytes, parts: Math.floor(bytes / partBytes) };
};

/**
 * The part that starts at `from`, in a file of this many bytes. It ends at a boundary of the announced parts, even if
 * TikTok only kept half of a part; if what is left of that part is too small to send on its own, the next part is
 * added to it.
 */
export const partAt = (from: number, bytes: number): Part => {
  if (!Number.isInteger(from) || from < 0 || from >= bytes)
    throw new RangeError(`A file of ${bytes} bytes has no part at ${from}.`);
  const { partBytes, parts } = divisionOf(bytes);
  const lastBegins = (parts - 1) * partBytes;
  const next = (Math.floor(from / partBytes) + 1) * partBytes;
  const to = next - from < LEAST_BYTES ? next + partBytes : next;
  return { from, to: to > lastBegins ? bytes : to };
};
