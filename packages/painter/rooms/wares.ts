import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import type { WallSpot } from './fittings.ts';
import type { View } from './view.ts';
import { paintFace, upright } from './view.ts';

/** An item on a shelf: its colour, its width and height in metres, and how rounded its shoulders are. */
export type Ware = readonly [colour: string, wide: number, high: number, round: number];

/** Shelves on the far wall, stocked with these kinds of wares. */
export const paintWares = (
  easel: Easel,
  view: View,
  spot: WallSpot,
  { rows, wares }: { rows: number; wares: readonly Ware[] },
): void => {
  const { ctx, random, colours } = easel;
  const { x, up, wide, high, deep } = spot;
  const wood = tinted(easel, '#7a5232', 0.7);
  const unit = view.unit(deep);
  paintFace(
    easel,
    view,
    upright(x - wide / 2, x + wide / 2, up, up + high, deep),
    mix(wood, inkOf(easel), 0.42),
  );
  const step = high / rows;
  for (let row = 0; row < rows; row += 1) {
    const foot = up + row * step + 0.05;
    for (let at = x - wide / 2 + 0.05; at < x + wide / 2 - 0.1; ) {
      const [colour, w, h, round] = wares[Math.floor(random() * wares.length)] ?? ['#888888', 0.1, 0.2, 0];
      const broad = w * between(random, 0.8, 1.2);
      const tall = Math.min(step - 0.1, h * between(random, 0.8, 1.15));
      if (at + broad > x + wide / 2 - 0.04) break;
      const [px, py] = view.at([at, foot, deep]);
      const tone = tinted(easel, colour, 0.72);
      ctx.fillStyle = mix(tone, inkOf(easel), 0.12);
      ctx.beginPath();
      ctx.roundRect(px, py - tall * unit, broad * unit, tall * unit, [
        round * broad * unit,
        round * broad * unit,
        1,
        1,
      ]);
      ctx.fill();
      ctx.fillStyle = fade(colours.light, 0.4);
      ctx.fillRect(
        px + broad * unit * (easel.light.side > 0 ? 0.66 : 0.16),
        py - tall * unit * 0.86,
        Math.max(1, broad * unit * 0.14),
        tall * unit * 0.7,
      );
      at += broad + between(random, 0.01, 0.09);
    }
    paintFace(
      easel,
      view,
      upright(x - wide / 2 - 0.03, x + wide / 2 + 0.03, foot - 0.07, foot, deep - 0.05),
      mix(wood, colours.light, 0.2),
    );
  }
};
