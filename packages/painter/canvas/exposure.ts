import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import type { Easel } from './easel.ts';

/** The lowest mean luma, out of 255, at which a picture is easy to see on a phone in daylight. */
const LEAST_LUMA = 64;
const SAMPLE_PIXELS = 48;
/** BT.709 weights. */
const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722];
/** The caption area, as fractions of the height; the picture must be bright enough outside this area. */
const CAPTIONS = { from: 0.588, to: 0.735 } as const;
/** How far the curve may lift the midtones. */
const GAMMAS = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46, 0.4, 0.34] as const;

const lumasOf = (canvas: Canvas): number[] => {
  const small = createCanvas(SAMPLE_PIXELS, SAMPLE_PIXELS);
  const ctx = small.getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(canvas, 0, 0, SAMPLE_PIXELS, SAMPLE_PIXELS);
  const { data } = ctx.getImageData(0, 0, SAMPLE_PIXELS, SAMPLE_PIXELS);
  return Array.from(
    { length: SAMPLE_PIXELS * SAMPLE_PIXELS },
    (_, at) => RED * (data[at * 4] ?? 0) + GREEN * (data[at * 4 + 1] ?? 0) + BLUE * (data[at * 4 + 2] ?? 0),
  );
};

const meanOf = (lumas: readonly number[], gamma: number): number =>
  lumas.reduce((sum, luma) => sum + 255 * (luma / 255) ** gamma, 0) / lumas.length;

/** Lifts the midtones of a picture that is too dark to make out; black and white stay the same. */
export const paintExposure = ({ ctx }: Easel): void => {
  const lumas = lumasOf(ctx.canvas);
  const free = lumas.filter((_, at) => {
    const share = Math.floor(at / SAMPLE_PIXELS) / SAMPLE_PIXELS;
    return share < CAPTIONS.from || share > CAPTIONS.to;
  });
  const meanAt = (gamma: number): number => Math.min(meanOf(lumas, gamma), meanOf(free, gamma));
  const gamma = GAMMAS.find((power) => meanAt(power) >= LEAST_LUMA) ?? 0.34;
  if (gamma === 1) return;
  const curve = Uint8ClampedArray.from({ length: 256 }, (_, tone) => 255 * (tone / 255) ** gamma);
  const image = ctx.getImageData(0, 0, ctx.canvas.width, ctx.canvas.height);
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    data[at] = curve[data[at] ?? 0] ?? 0;
    data[at + 1] = curve[data[at + 1] ?? 0] ?? 0;
    data[at + 2] = curve[data[at + 2] ?? 0] ?? 0;
  }
  ctx.putImageData(image, 0, 0);
};
