import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, WIDTH } from '#painter/canvas/easel.ts';
import { between, noiseLine } from '#painter/canvas/random.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { paintLeaves } from '#painter/nature/aspens.ts';
import { paintBranch } from '#painter/nature/boughs.ts';
import { paintSky } from '#painter/nature/sky.ts';
import { paintPath, paintRidge } from '#painter/nature/terrain.ts';
import { paintWater } from '#painter/nature/water.ts';
import { paintHaze } from '#painter/nature/weather.ts';
import type { Setting } from '#painter/settings/setting.ts';

const grassOf = (easel: Easel): string => tinted(easel, '#7f9a4e', 0.66);

/** A grassy slope with its crest at `y`. */
const paintSlope = (easel: Easel, y: number, rise: number, tone: string): void => {
  const { ctx, random, height, colours, light } = easel;
  const noise = noiseLine(random, 2);
  const edge = (x: number): number =>
    y - noise(x / 330) * rise - Math.sin((x / WIDTH) * Math.PI) * rise * 1.4;
  const slope = ctx.createLinearGradient(0, y - rise * 2, 0, height);
  slope.addColorStop(0, mix(tone, colours.light, 0.24));
  slope.addColorStop(0.3, tone);
  slope.addColorStop(1, mix(tone, inkOf(easel), 0.52));
  ctx.fillStyle = slope;
  ctx.beginPath();
  ctx.moveTo(-10, height + 10);
  for (let x = -10; x <= WIDTH + 10; x += 10) ctx.lineTo(x, edge(x));
  ctx.lineTo(WIDTH + 10, height + 10);
  ctx.fill();
  ctx.strokeStyle = fade(mix(colours.light, tone, 0.3), 0.5);
  ctx.lineWidth = 2.4;
  ctx.beginPath();
  for (let x = light.side > 0 ? WIDTH * 0.4 : -10; x <= (light.side > 0 ? WIDTH + 10 : WIDTH * 0.6); x += 10)
    ctx.lineTo(x, edge(x));
  ctx.stroke();
};

/** Flowers and tufts, larger towards the viewer. */
const paintFlowers = (easel: Easel, top: number, count: number): void => {
  const { ctx, random, height, colours } = easel;
  const tones = [
    tinted(easel, '#f2b8c6', 0.85),
    tinted(easel, '#f6e3a0', 0.85),
    tinted(easel, '#ffffff', 0.8),
    tinted(easel, '#a58fd0', 0.8),
  ];
  for (let flower = 0; flower < count; flower += 1) {
    const t = random() ** 1.4;
    const [x, y] = [between(random, 0, WIDTH), top + (height - top) * t];
    const size = 2 + t * 9;
    // Keeps the caption area free of detail.
    const quiet = y > height * 0.58 && y < height * 0.76 ? 0.3 : 0.85;
    ctx.strokeStyle = fade(mix(grassOf(easel), inkOf(easel), 0.4), quiet * 0.6);
    ctx.lineWidth = 1 + t * 2.4;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x + between(random, -4, 4), y + size * 3);
    ctx.stroke();
    ctx.fillStyle = fade(tones[flower % tones.length] ?? colours.light, quiet);
    ctx.beginPath();
    ctx.ellipse(x, y, size, size * 0.7, 0, 0, Math.PI * 2);
    ctx.fill();
  }
};

/** A cherry tree in blossom on one side. */
const paintCherry = (easel: Easel, x: number, foot: number, tall: number): void => {
  const { ctx, random } = easel;
  const bark = mix(tinted(easel, '#5a3d34', 0.7), inkOf(easel), 0.2);
  const blossom = [
    tinted(easel, '#d98aa4', 0.82),
    mix(tinted(easel, '#ffd9e2', 0.88), '#ffffff', 0.15),
  ] as const;
  ctx.strokeStyle = bark;
  for (const lean of [-0.5, 0.1, 0.6])
    paintBranch(
      easel,
      [x, foot - tall * 0.28],
      { angle: -Math.PI / 2 + lean, length: tall * 0.24, width: tall * 0.055 },
      bark,
    );
  ctx.fillStyle = bark;
  ctx.beginPath();
  ctx.moveTo(x - tall * 0.06, foot);
  ctx.quadraticCurveTo(x - tall * 0.02, foot - tall * 0.2, x - tall * 0.035, foot - tall * 0.36);
  ctx.lineTo(x + tall * 0.035, foot - tall * 0.36);
  ctx.quadraticCurveTo(x + tall * 0.03, foot - tall * 0.2, x + tall * 0.07, foot);
  ctx.fill();
  for (let cloud = 0; cloud < 12; cloud += 1)
    paintLeaves(
      easel,
      {
        x: x + between(random, -0.4, 0.4) * tall,
        y: foot - tall * between(random, 0.5, 0.96),
        wide: tall * 0.19,
        high: tall * 0.13,
      },
      { count: 46, size: tall * 0.024 },
      blossom,
    );
};

/** A garden on a hill, with the sea far below. */
export const garden: Setting = {
  surface: 'ground',
  indoors: false,
  draws: ['oak', 'river', 'island'],
  back: (easel) => {
    paintSky(easel);
    const { horizon, ground, height, shot, colours, light, random, skySigns } = easel;
    const crest = {
      'wide view': ground - 90,
      'medium view': ground - 70,
      'low angle': horizon + 20,
      'close view': ground - 40,
      'high angle': horizon + 120,
    }[shot];
    if (shot !== 'low angle') {
      paintRidge(easel, { y: horizon + 4, rise: 40, length: 190, distance: 0.86 });
      paintWater(easel, horizon + 6, crest + 120, 0.4);
      paintHaze(easel, horizon + 6, 60, 0.5);
      paintRidge(easel, {
        y: crest - 20 + (crest - horizon) * 0.1,
        rise: 16,
        length: 340,
        distance: 0.6,
        octaves: 2,
      });
    }
    const grass = grassOf(easel);
    paintSlope(easel, crest, shot === 'low angle' ? 60 : 30, mix(grass, colours.horizon, 0.16));
    if (shot !== 'close view')
      paintPath(easel, crest - 20, mix(tinted(easel, '#d8c49a', 0.6), colours.horizon, 0.2));
    if (shot === 'high angle') paintSlope(easel, height * 0.9, 30, mix(grass, inkOf(easel), 0.25));
    paintFlowers(easel, crest + 10, shot === 'high angle' ? 320 : 200);
    const blossom = skySigns.has('cherry') || shot === 'wide view' || shot === 'high angle';
    const side = -light.side * easel.mirror;
    if (blossom)
      paintCherry(
        easel,
        WIDTH * (0.5 + side * (shot === 'wide view' ? 0.33 : 0.42)),
        shot === 'high angle' ? crest + 120 : crest + 26,
        height *
          (shot === 'wide view' ? 0.24 : shot === 'high angle' ? 0.2 : 0.36) *
          between(random, 0.95, 1.05),
      );
  },
  front: (easel) => {
    const { shot, height, random, ctx } = easel;
    if (shot === 'high angle') return;
    const tone = mix(grassOf(easel), inkOf(easel), 0.45);
    for (let blade = 0; blade < 120; blade += 1) {
      const x = between(random, -20, WIDTH + 20);
      const tall =
        height *
        between(random, 0.03, shot === 'low angle' ? 0.16 : 0.085) *
        (0.5 + Math.abs(x / WIDTH - 0.5) * 1.4);
      ctx.fillStyle = mix(tone, inkOf(easel), random() * 0.4);
      ctx.beginPath();
      ctx.moveTo(x - 6, height + 8);
      ctx.quadraticCurveTo(x, height - tall * 0.6, x + between(random, -26, 26), height - tall);
      ctx.quadraticCurveTo(x + 6, height - tall * 0.5, x + 8, height + 8);
      ctx.fill();
    }
  },
};
