const PAGE_HEADER_BYTES = 27;
const FIELD = { granule: 6, checksum: 22, segments: 26 } as const;
/** The position of the pre-skip field in the first packet of an Opus stream (RFC 7845). */
const PRE_SKIP_OFFSET = 10;
const POLYNOMIAL = 0x04c1_1db7;

function checksum(page: Buffer): number {
  let crc = 0;
  for (const byte of page) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) crc = (crc << 1) ^ (crc < 0 ? POLYNOMIAL : 0);
  }
  return crc >>> 0;
}

function sign(page: Buffer): void {
  page.writeUInt32LE(0, FIELD.checksum);
  page.writeUInt32LE(checksum(page), FIELD.checksum);
}

/** The pages of an Ogg file, each a view of `bytes`. */
function pagesOf(bytes: Buffer): Buffer[] {
  const pages: Buffer[] = [];
  let start = 0;
  while (start < bytes.length) {
    const count = bytes[start + FIELD.segments] ?? 0;
    const header = PAGE_HEADER_BYTES + count;
    const table = bytes.subarray(start + PAGE_HEADER_BYTES, start + header);
    const end = start + header + table.reduce((sum, size) => sum + size, 0);
    pages.push(bytes.subarray(start, end));
    start = end;
  }
  return pages;
}

/**
 * Marks, in place, which part of an Opus stream to play: players skip `leadIn` more samples at the start than
 * the encoder asked for, and stop after `length` samples. The file must contain exactly one stream.
 */
export function keepOnly(bytes: Buffer, leadIn: number, length: number): void {
  const pages = pagesOf(bytes);
  const [first, last] = [pages.at(0), pages.at(-1)];
  if (!first || !last) throw new Error('Not an Ogg file');
  const field = PAGE_HEADER_BYTES + (first[FIELD.segments] ?? 0) + PRE_SKIP_OFFSET;
  const preSkip = first.readUInt16LE(field) + leadIn;
  first.writeUInt16LE(preSkip, field);
  last.writeBigUInt64LE(BigInt(preSkip + length), FIELD.granule);
  sign(first);
  sign(last);
}
