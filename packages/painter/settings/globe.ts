import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import type { Point } from '#painter/canvas/shapes.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';

/** A banded globe with a lit side and a shadowed one. */
export const paintGlobe = (easel: Easel, [x, y]: Point, radius: number, ringed: boolean): void => {
  const { ctx, colours, light, random } = easel;
  paintGlow(easel, x, y, radius * 1.5, 0.35, colours.horizon);
  const ring = (from: number, to: number): void => {
    if (!ringed) return;
    ctx.strokeStyle = fade(mix(colours.light, colours.accent, 0.4), 0.75);
    for (const [reach, width] of [
      [1.55, 12],
      [1.78, 20],
      [1.98, 6],
    ] as const) {
      ctx.lineWidth = (width * radius) / 190;
      ctx.beginPath();
      ctx.ellipse(x, y, radius * reach, radius * reach * 0.26, -0.28, from, to);
      ctx.stroke();
    }
  };
  ring(Math.PI, Math.PI * 2);
  ctx.save();
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  ctx.fillStyle = colours.far;
  ctx.fill();
  ctx.clip();
  for (let band = 0; band < 9; band += 1) {
    ctx.fillStyle = fade(
      [colours.horizon, colours.mid, colours.accent, colours.sky][band % 4] ?? colours.mid,
      0.42,
    );
    ctx.beginPath();
    const at = y - radius + (band / 9) * radius * 2 + between(random, -10, 10);
    ctx.ellipse(x, at, radius * 1.3, radius * between(random, 0.05, 0.14), -0.28, 0, Math.PI * 2);
    ctx.fill();
  }
  const shade = ctx.createRadialGradient(
    x + light.side * radius * 0.5,
    y - radius * 0.4,
    radius * 0.2,
    x + light.side * radius * 0.2,
    y - radius * 0.1,
    radius * 1.25,
  );
  shade.addColorStop(0, fade(colours.light, 0.34));
  shade.addColorStop(0.45, fade(colours.top, 0.1));
  shade.addColorStop(1, fade(mix(colours.top, '#000000', 0.6), 0.93));
  ctx.fillStyle = shade;
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  ctx.restore();
  ring(0, Math.PI);
};
