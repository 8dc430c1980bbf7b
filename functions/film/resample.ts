/** One plane of 8-bit samples. */
export type Plane = { data: Uint8Array; width: number; height: number; stride: number };
/** Draws the part of `source` that begins at (`x`, `y`) into all of `target`, `step` source samples apart. */
export type Resampler = (source: Plane, target: Plane, x: number, y: number, step: number) => void;

const ONE = 256;
const HALF = 128;
const FIXED_BITS = 16;
const FIXED_ONE = 2 ** FIXED_BITS;
/** Every second byte of a word of four samples, and what rounds each of them. */
const EVEN_BYTES = 0x00_ff_00_ff;
const ODD_BYTES = 0xff_00_ff_00;
const ROUND_BYTES = 0x00_80_00_80;

/**
 * Makes a bilinear resampler that is exact to 1/256 of a sample, for planes up to a width; it allocates nothing per
 * frame. Lines are blended four samples at a time within 32-bit words. FFmpeg's `perspective`, the only filter that
 * moves by parts of a pixel, computes every place by division and takes more than twice as long for the same picture.
 * Sources need a stride that is a multiple of four and must cover the part drawn.
 */
export const createResampler = (maxSourceWidth: number): Resampler => {
  const rowWords = new Uint32Array((maxSourceWidth >> 2) + 2);
  const row = new Uint8Array(rowWords.buffer);
  return (source, target, x, y, step) => {
    const from = new Uint32Array(source.data.buffer, source.data.byteOffset, source.data.length >> 2);
    const wordStride = source.stride >> 2;
    const { data: to, stride, width, height } = target;
    const left = Math.round(x * FIXED_ONE);
    const advance = Math.round(step * FIXED_ONE);
    const firstWord = (left >>> FIXED_BITS) >> 2;
    const lastPlace = ((left + advance * (width - 1)) >>> FIXED_BITS) + 1;
    const lastWord = Math.min(source.width - 1, lastPlace) >> 2;
    for (let line = 0; line < height; line += 1) {
      const at = Math.min(source.height - 1, y + line * step);
      const above = Math.floor(at);
      const below = Math.round((at - above) * ONE);
      const rest = ONE - below;
      const upper = above * wordStride;
      const lower = Math.min(source.height - 1, above + 1) * wordStride;
      for (let word = firstWord; word <= lastWord; word += 1) {
        const [a, b] = [from[upper + word] ?? 0, from[lower + word] ?? 0];
        const even = Math.imul(a & EVEN_BYTES, rest) + Math.imul(b & EVEN_BYTES, below) + ROUND_BYTES;
        const odd =
          Math.imul((a >>> 8) & EVEN_BYTES, rest) + Math.imul((b >>> 8) & EVEN_BYTES, below) + ROUND_BYTES;
        rowWords[word] = ((even >>> 8) & EVEN_BYTES) | (odd & ODD_BYTES);
      }
      let place = left;
      const end = line * stride + width;
      for (let out = line * stride; out < end; out += 1) {
        const column = place >>> FIXED_BITS;
        const sample = row[column] ?? 0;
        to[out] = sample + ((((row[column + 1] ?? 0) - sample) * ((place >>> 8) & 0xff) + HALF) >> 8);
        place += advance;
      }
    }
  };
};

const VIDEO_BLACK = 16;
const VIDEO_WHITE = 235;

/** Lays light over a luma plane: `amount` 0 leaves it; more lifts what is bright and leaves black black. */
export const addLight = (luma: Plane, amount: number): void => {
  const lit = Uint8Array.from({ length: ONE }, (_, level) => {
    const share = Math.max(0, level - VIDEO_BLACK) / (VIDEO_WHITE - VIDEO_BLACK);
    return Math.max(level, Math.round(level + (VIDEO_WHITE - level) * amount * share));
  });
  for (let line = 0; line < luma.height; line += 1) {
    const start = line * luma.stride;
    for (let at = start; at < start + luma.width; at += 1) luma.data[at] = lit[luma.data[at] ?? 0] ?? 0;
  }
};
