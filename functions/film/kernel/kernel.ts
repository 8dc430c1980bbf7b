/**
 * Draws the frames, sixteen samples at a time. Written in AssemblyScript and compiled to WebAssembly by `npm run
 * kernel`. Addresses are byte offsets into the host’s memory; the host ensures that they are all within bounds.
 */

const ONE: i32 = 256;
const HALF: i32 = 128;
const FIXED_BITS: i32 = 16;
const FIXED_ONE: f64 = 65536;
const VECTOR: i32 = 16;
/** How many samples are drawn at once, and how many bytes `prepare` stores for them beforehand. */
const GROUP: i32 = 8;
const ENTRY: i32 = 64;
/** A swizzle index that selects no byte, so that the upper byte of a 16-bit lane stays 0. */
const NO_BYTE: i32 = 0xff00;

/**
 * Every line of a picture is sampled at the same columns. For each group of samples, this stores the first column and
 * then, as 16-bit lanes, the positions of each sample’s left and right neighbours relative to that column, and the
 * weight of the right neighbour.
 */
function prepare(table: i32, width: i32, left: i32, advance: i32): void {
  let place = left;
  for (let out = 0; out < width; out += GROUP) {
    const entry = table + (out / GROUP) * ENTRY;
    const first = place >>> FIXED_BITS;
    store<i32>(entry, first);
    for (let lane = 0; lane < GROUP; lane += 1) {
      const column = (place >>> FIXED_BITS) - first;
      store<u16>(entry + 16 + 2 * lane, u16(column | NO_BYTE));
      store<u16>(entry + 32 + 2 * lane, u16((column + 1) | NO_BYTE));
      store<u16>(entry + 48 + 2 * lane, u16((place >>> 8) & 0xff));
      place += advance;
    }
  }
}

/** `a * rest + b * share`, rounded, for eight samples; the weights add up to `ONE`. */
function mix(a: v128, rest: v128, b: v128, share: v128): v128 {
  const sum = i16x8.add(i16x8.mul(a, rest), i16x8.mul(b, share));
  return i16x8.shr_u(i16x8.add(sum, i16x8.splat(i16(HALF))), 8);
}

/**
 * Draws the part of a plane that starts at (`x`, `y`) into `height` lines of `width` samples, `step` source
 * samples apart (at most 1.8). `row` has room for a line of the source and 32 bytes, `table` for 8 bytes per
 * sample; a stride is a multiple of eight.
 */
export function resample(
  source: i32,
  sourceStride: i32,
  sourceWidth: i32,
  sourceHeight: i32,
  row: i32,
  table: i32,
  target: i32,
  targetStride: i32,
  width: i32,
  height: i32,
  x: f64,
  y: f64,
  step: f64,
): void {
  const left = i32(Math.round(x * FIXED_ONE));
  const advance = i32(Math.round(step * FIXED_ONE));
  prepare(table, width, left, advance);
  const begin = (left >>> FIXED_BITS) & -VECTOR;
  const end = min(sourceWidth, ((left + advance * (width - 1)) >>> FIXED_BITS) + 2);
  const one = i16x8.splat(i16(ONE));
  for (let line = 0; line < height; line += 1) {
    const at = min(f64(sourceHeight - 1), y + f64(line) * step);
    const above = i32(Math.floor(at));
    const share = i32(Math.round((at - f64(above)) * f64(ONE)));
    const below = i16x8.splat(i16(share));
    const rest = i16x8.splat(i16(ONE - share));
    const upper = source + above * sourceStride;
    const lower = source + min(sourceHeight - 1, above + 1) * sourceStride;
    for (let column = begin; column < end; column += VECTOR) {
      const a = v128.load(upper + column);
      const b = v128.load(lower + column);
      const low = mix(i16x8.extend_low_i8x16_u(a), rest, i16x8.extend_low_i8x16_u(b), below);
      const high = mix(i16x8.extend_high_i8x16_u(a), rest, i16x8.extend_high_i8x16_u(b), below);
      v128.store(row + column, i8x16.narrow_i16x8_u(low, high));
    }
    const to = target + line * targetStride;
    for (let out = 0; out < width; out += GROUP) {
      const entry = table + (out / GROUP) * ENTRY;
      const samples = v128.load(row + load<i32>(entry));
      const weight = v128.load(entry, 48);
      const before = i8x16.swizzle(samples, v128.load(entry, 16));
      const after = i8x16.swizzle(samples, v128.load(entry, 32));
      const drawn = mix(before, i16x8.sub(one, weight), after, weight);
      v128.store64_lane(to + out, i8x16.narrow_i16x8_u(drawn, drawn), 0);
    }
  }
}
