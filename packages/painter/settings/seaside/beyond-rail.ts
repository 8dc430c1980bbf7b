import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { sea } from '#painter/settings/shores.ts';

/** What lies beyond the rail: a wall of ice, or the open sea. */
export const paintBeyond = (easel: Easel): void => {
  const { ctx, skySigns, horizon, colours, random, height } = easel;
  sea.back(easel);
  const ice = mix(mix(colours.horizon, colours.light, 0.6), '#ffffff', 0.25);
  if (skySigns.has('ice-wall')) {
    for (let x = -40; x < WIDTH + 40; ) {
      const wide = between(random, 70, 170);
      const tall = height * between(random, 0.12, 0.22);
      const face = ctx.createLinearGradient(0, horizon - tall, 0, horizon + 50);
      face.addColorStop(0, ice);
      face.addColorStop(1, mix(ice, tinted(easel, '#5fa3b8', 0.7), 0.7));
      ctx.fillStyle = face;
      ctx.beginPath();
      ctx.moveTo(x, horizon + 50);
      ctx.lineTo(x + between(random, -8, 14), horizon - tall * between(random, 0.8, 1));
      ctx.lineTo(x + wide * 0.5, horizon - tall);
      ctx.lineTo(x + wide, horizon - tall * between(random, 0.75, 0.95));
      ctx.lineTo(x + wide, horizon + 50);
      ctx.fill();
      ctx.fillStyle = fade(mix(colours.mid, colours.far, 0.4), 0.3);
      ctx.fillRect(x + wide - 6, horizon - tall * 0.8, 6, tall * 0.8 + 50);
      x += wide;
    }
  }
};
