import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, WIDTH } from '#painter/canvas/easel.ts';
import type { Point } from '#painter/canvas/shapes.ts';
import { paintSketch } from '#painter/canvas/sketch.ts';
import { sketchOf } from '#painter/objects/catalogue.ts';
import { paintReflection, paintWaterline } from './afloat.ts';

const LEAN = 0.2;
const SUNK_SHARE = 0.42;
/** A sinking ship leans by this much and is drawn nearer. */
const SUNK_LEAN = 0.42;
const SUNK_SCALE = 1.35;
const HULL_SHARE = 0.27;

/**
 * A large ship at the waterline: upright, leaning, sunk up to its mastheads, or just a bare hull, depending on the
 * description.
 */
export const paintGreatShip = (easel: Easel, [x, waterline]: Point, tall: number, distance = 0.2): void => {
  const { ctx, light, skySigns, mirror, colours } = easel;
  const sketch = sketchOf('sailing-ship');
  if (sketch === undefined) return;
  const sunken = skySigns.has('sunken');
  const height = tall * (sunken ? SUNK_SCALE : 1);
  const width = (height * sketch.size[0]) / sketch.size[1];
  const hull = skySigns.has('hull');
  paintReflection(easel, [x, waterline - 4], width * (sunken ? 0.3 : 0.9), height * 0.6);
  ctx.save();
  ctx.beginPath();
  if (hull) ctx.rect(0, waterline - height * HULL_SHARE, WIDTH, height);
  else ctx.rect(-WIDTH, -height, WIDTH * 3, waterline + height + 4);
  ctx.clip();
  paintSketch(easel, sketch, {
    x,
    y: waterline + (sunken ? height * SUNK_SHARE : height * 0.02),
    height,
    distance,
    lit: 0.4,
    flip: light.side * mirror < 0,
    tilt: (sunken ? SUNK_LEAN : skySigns.has('lean') ? LEAN : 0) * mirror,
  });
  ctx.restore();
  if (hull) {
    ctx.fillStyle = fade(mix(colours.light, '#ffffff', 0.4), 0.5);
    for (let stream = -4; stream <= 4; stream += 1)
      ctx.fillRect(x + (stream * width) / 11, waterline - height * 0.16, 5, height * 0.16);
    ctx.strokeStyle = inkOf(easel);
    ctx.lineWidth = 5;
    for (const side of [-1, 1]) {
      ctx.beginPath();
      ctx.moveTo(x + side * width * 0.36, waterline - height * 0.2);
      ctx.lineTo(x + side * width * 0.2, -20);
      ctx.stroke();
    }
  }
  paintWaterline(easel, x, waterline, width * (sunken ? 0.4 : 0.92));
};
