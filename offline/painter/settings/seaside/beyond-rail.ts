import { fade, mix } from '#offline/painter/canvas/colour.ts';
import type { Easel } from '#offline/painter/canvas/easel.ts';
import { inkOf, WIDTH } from '#offline/painter/canvas/easel.ts';
import { between } from '#offline/painter/canvas/random.ts';
import { tinted } from '#offline/painter/canvas/tinted.ts';
import { paintRidge } from '#offline/painter/nature/terrain.ts';
import { paintWater } from '#offline/painter/nature/water.ts';
import { sea } from '#offline/painter/settings/shores.ts';

/** What lies beyond the rail: a wall of ice, a snowy shore with tiny people, or the open sea. */
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
  if (skySigns.has('rocky-shore')) {
    paintRidge(easel, { y: horizon - 30, rise: 90, length: 150, distance: 0.66, octaves: 4 });
    paintRidge(easel, { y: horizon + 30, rise: 16, length: 300, distance: 0.5 });
    ctx.fillStyle = fade(ice, 0.9);
    for (let patch = 0; patch < 22; patch += 1) {
      ctx.beginPath();
      ctx.ellipse(
        between(random, 0, WIDTH),
        horizon + between(random, -60, 26),
        between(random, 20, 90),
        between(random, 3, 9),
        0,
        0,
        Math.PI * 2,
      );
      ctx.fill();
    }
    ctx.fillStyle = inkOf(easel);
    for (let person = 0; person < 22; person += 1) {
      const x = 150 + person * 33 + between(random, -7, 7);
      ctx.fillRect(x, horizon + 12, 6, 22);
      ctx.beginPath();
      ctx.arc(x + 3, horizon + 9, 4.4, 0, Math.PI * 2);
      ctx.fill();
    }
    paintWater(easel, horizon + 38, height, 0.6);
  }
};
