import type { View } from '#composition/camera/motion.ts';
import { KERNEL_WASM } from '#functions/film/kernel/kernel-wasm.ts';

/** One plane of 8-bit samples. */
export type Plane = { data: Uint8Array; width: number; height: number; stride: number };
/**
 * Fills `target` with samples of the plane with a given index, starting at the view’s (`x`, `y`) and `step` source
 * samples apart. The view must lie within the plane. `load` replaces a plane's samples with others of the same
 * layout.
 */
export type Resampler = ((plane: number, target: Plane, view: View) => void) & {
  load: (plane: number, samples: Uint8Array) => void;
};

type Kernel = {
  /** See `kernel/kernel.ts`. */
  resample: (
    ...values: [
      ...source: [address: number, stride: number, width: number, height: number],
      ...scratch: [row: number, table: number],
      ...target: [address: number, stride: number, width: number, height: number],
      ...view: [x: number, y: number, step: number],
    ]
  ) => void;
};

const LEVELS = 256;
const PAGE_BYTES = 65_536;
/** The kernel reads and writes sixteen samples at a time, so it may access this many beyond either end. */
const VECTOR = 16;
const TABLE_BYTES_PER_SAMPLE = 8;
/** With larger steps, the neighbours of eight samples span more than sixteen. */
const MAX_STEP = 1.8;
/** The rounding error allowed in a camera path at the edges of a picture. */
const ROUNDING = 1e-6;

const isKernel = (exports: WebAssembly.Exports): exports is WebAssembly.Exports & Kernel =>
  typeof exports['resample'] === 'function';

const kernelModule = new WebAssembly.Module(Buffer.from(KERNEL_WASM, 'base64'));

const openKernel = (memory: WebAssembly.Memory): Kernel => {
  const { exports } = new WebAssembly.Instance(kernelModule, { env: { memory } });
  if (!isKernel(exports)) throw new TypeError('The kernel has no resampler.');
  return exports;
};

/** Allocates parts of a single WebAssembly memory, which is sized to hold them all. */
const layOut = (sizes: readonly number[]): { memory: WebAssembly.Memory; addresses: number[] } => {
  const addresses: number[] = [];
  let bytes = 0;
  for (const size of sizes) {
    addresses.push(bytes);
    bytes += Math.ceil((size + VECTOR) / VECTOR) * VECTOR;
  }
  return { memory: new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE_BYTES) }), addresses };
};

/**
 * Makes a bilinear resampler, accurate to 1/256 of a sample, for copies of `planes` and targets up to the size of
 * `largest`; it allocates nothing per frame. FFmpeg’s only filter that moves a picture by fractions of a pixel,
 * `perspective`, computes every position by division and takes many times as long for the same picture.
 */
export const createResampler = (planes: readonly Plane[], largest: Plane): Resampler => {
  const lineBytes = Math.max(...planes.map(({ stride }) => stride));
  const { memory, addresses } = layOut([
    lineBytes + VECTOR,
    largest.stride * TABLE_BYTES_PER_SAMPLE,
    largest.data.length,
    ...planes.map(({ data }) => data.length),
  ]);
  const [row = 0, table = 0, canvas = 0, ...sources] = addresses;
  const bytes = new Uint8Array(memory.buffer);
  const kernel = openKernel(memory);
  for (const [index, { data }] of planes.entries()) bytes.set(data, sources[index]);
  const load = (index: number, samples: Uint8Array): void => {
    if (samples.length !== planes[index]?.data.length)
      throw new RangeError(`Plane ${index} has no room for ${samples.length} bytes.`);
    bytes.set(samples, sources[index]);
  };
  const draw = (index: number, target: Plane, { x, y, step }: View): void => {
    const [plane, source] = [planes[index], sources[index]];
    if (plane === undefined || source === undefined) throw new RangeError(`There is no plane ${index}.`);
    const [right, bottom] = [x + step * (target.width - 1), y + step * (target.height - 1)];
    if (Math.min(x, y) < 0 || right > plane.width - 1 + ROUNDING || bottom > plane.height - 1 + ROUNDING)
      throw new RangeError(`(${x}, ${y}) to (${right}, ${bottom}) lies outside plane ${index}.`);
    if (step > MAX_STEP || target.data.length > largest.data.length)
      throw new RangeError(`A step of ${step} or a target of ${target.data.length} bytes is too large.`);
    kernel.resample(
      ...([source, plane.stride, plane.width, plane.height] as const),
      ...([row, table] as const),
      ...([canvas, target.stride, target.width, target.height] as const),
      ...([x, y, step] as const),
    );
    target.data.set(bytes.subarray(canvas, canvas + target.stride * target.height));
  };
  return Object.assign(draw, { load });
};

const VIDEO_BLACK = 16;
const VIDEO_WHITE = 235;

/**
 * Adds light to a luma plane: an `amount` of 0 leaves it unchanged; larger amounts brighten the highlights but keep
 * black black.
 */
export const addLight = (luma: Plane, amount: number): void => {
  const lit = Uint8Array.from({ length: LEVELS }, (_, level) => {
    const share = Math.max(0, level - VIDEO_BLACK) / (VIDEO_WHITE - VIDEO_BLACK);
    return Math.max(level, Math.round(level + (VIDEO_WHITE - level) * amount * share));
  });
  for (let line = 0; line < luma.height; line += 1) {
    const start = line * luma.stride;
    for (let at = start; at < start + luma.width; at += 1) luma.data[at] = lit[luma.data[at] ?? 0] ?? 0;
  }
};
