import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import { fade } from './colour.ts';
import type { Easel } from './easel.ts';
import { inkOf, WIDTH } from './easel.ts';
import { randomFrom } from './random.ts';

const GRAIN_TILE_PIXELS = 256;
const GRAIN_SEED = 7919;
const GRAIN_OPACITY = 8;
/** The share of pixels that get grain; leaving out the rest keeps the file small. */
const GRAIN_SHARE = 0.2;

let grain: Canvas | undefined;

const grainTile = (): Canvas => {
  if (grain !== undefined) return grain;
  const random = randomFrom(GRAIN_SEED);
  const tile = createCanvas(GRAIN_TILE_PIXELS, GRAIN_TILE_PIXELS);
  const ctx = tile.getContext('2d');
  const image = ctx.createImageData(GRAIN_TILE_PIXELS, GRAIN_TILE_PIXELS);
  for (let index = 0; index < image.data.length; index += 4) {
    const tone = random() < 0.5 ? 0 : 255;
    image.data[index] = tone;
    image.data[index + 1] = tone;
    image.data[index + 2] = tone;
    image.data[index + 3] = random() < GRAIN_SHARE ? Math.ceil(random() * GRAIN_OPACITY) : 0;
  }
  ctx.putImageData(image, 0, 0);
  grain = tile;
  return tile;
};

/** Adds a vignette and grain to the finished picture. */
export const paintFinish = (easel: Easel): void => {
  const { ctx, height } = easel;
  const ink = inkOf(easel);
  const vignette = ctx.createRadialGradient(
    WIDTH / 2,
    height * 0.46,
    height * 0.28,
    WIDTH / 2,
    height * 0.46,
    height * 0.72,
  );
  vignette.addColorStop(0, fade(ink, 0));
  vignette.addColorStop(1, fade(ink, 0.34));
  ctx.fillStyle = vignette;
  ctx.fillRect(0, 0, WIDTH, height);
  const floor = ctx.createLinearGradient(0, height * 0.58, 0, height);
  floor.addColorStop(0, fade(ink, 0));
  floor.addColorStop(1, fade(ink, 0.2));
  ctx.fillStyle = floor;
  ctx.fillRect(0, height * 0.58, WIDTH, height * 0.42);
  ctx.save();
  ctx.resetTransform();
  const pattern = ctx.createPattern(grainTile(), 'repeat');
  if (pattern !== null) {
    ctx.fillStyle = pattern;
    ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height);
  }
  ctx.restore();
};
