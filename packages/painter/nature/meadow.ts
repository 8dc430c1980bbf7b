import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, layerColour, WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { viewOf } from '#painter/rooms/view.ts';

const CAPTIONS = { from: 0.58, to: 0.76 } as const;

/**
 * Blades of grass along the lower edge, taller at the sides; `share` is their height as a fraction of the picture’s.
 */
export const paintBlades = (easel: Easel, share: number): void => {
  if (share === 0) return;
  const { ctx, random, height, colours, light } = easel;
  const dark = mix(layerColour(easel, 0.12), inkOf(easel), 0.25);
  for (let blade = 0; blade < 190; blade += 1) {
    const x = between(random, -20, WIDTH + 20);
    const edge = Math.abs(x / WIDTH - 0.5) * 2;
    const tall = height * share * between(random, 0.4, 1) * (0.4 + edge * 1.1);
    const lean = between(random, -0.35, 0.35) * tall;
    const tone = mix(dark, layerColour(easel, 0.42), random() * 0.7);
    const shine = ctx.createLinearGradient(0, height - tall, 0, height);
    shine.addColorStop(0, mix(tone, colours.light, light.side * lean > 0 ? 0.3 : 0.12));
    shine.addColorStop(0.6, tone);
    shine.addColorStop(1, dark);
    ctx.fillStyle = shine;
    ctx.beginPath();
    ctx.moveTo(x - 6, height + 10);
    ctx.quadraticCurveTo(x - 3 + lean * 0.2, height - tall * 0.5, x + lean, height - tall);
    ctx.quadraticCurveTo(x + 4 + lean * 0.2, height - tall * 0.45, x + 7, height + 10);
    ctx.fill();
  }
};

/** Meadow flowers, drawn fainter behind the captions. */
export const paintBlooms = (easel: Easel, top: number, count: number): void => {
  const { ctx, random, height, time } = easel;
  if (time === 'night') return;
  const tones = [
    tinted(easel, '#fff4d8', 0.85),
    tinted(easel, '#f2c94e', 0.85),
    tinted(easel, '#d96a5a', 0.8),
  ];
  for (let bloom = 0; bloom < count; bloom += 1) {
    const t = random() ** 1.5;
    const y = top + (height - top) * t;
    const quiet = y > height * CAPTIONS.from && y < height * CAPTIONS.to;
    const size = 1.8 + t * 6;
    ctx.fillStyle = fade(tones[bloom % tones.length] ?? '#ffffff', quiet ? 0.28 : 0.8);
    ctx.beginPath();
    ctx.ellipse(between(random, 0, WIDTH), y, size, size * 0.6, 0, 0, Math.PI * 2);
    ctx.fill();
  }
};

/** Swaths of a meadow seen from above, with the shadows of clouds. */
export const paintSwaths = (easel: Easel, top: number): void => {
  const { ctx, random, height, colours } = easel;
  const [bright, dark] = [mix(layerColour(easel, 0.5), colours.light, 0.12), layerColour(easel, 0.4)];
  const bend = between(random, -120, 120);
  for (let swath = 0; swath < 12; swath += 1) {
    const [from, to] = [-0.9 + swath * 0.24, -0.9 + (swath + 1) * 0.24];
    ctx.fillStyle = fade(swath % 2 === 0 ? bright : dark, 0.36);
    ctx.beginPath();
    ctx.moveTo(WIDTH * (0.5 + (from - 0.4) * 0.34), top);
    ctx.quadraticCurveTo(WIDTH * (from * 0.7 + 0.2) + bend, (top + height) / 2, WIDTH * from, height);
    ctx.lineTo(WIDTH * to, height);
    ctx.quadraticCurveTo(
      WIDTH * (to * 0.7 + 0.2) + bend,
      (top + height) / 2,
      WIDTH * (0.5 + (to - 0.4) * 0.34),
      top,
    );
    ctx.fill();
  }
  for (const [x, y, wide] of [
    [0.2, 0.42, 240],
    [0.8, 0.8, 330],
  ] as const) {
    ctx.fillStyle = fade(inkOf(easel), 0.13);
    ctx.beginPath();
    ctx.ellipse(WIDTH * x, height * y, wide, wide * 0.26, 0.05, 0, Math.PI * 2);
    ctx.fill();
  }
};

/** A country road with two ruts that winds to the horizon in the picture’s perspective. */
export const paintRoad = (easel: Easel): void => {
  const { ctx, random, colours, mirror } = easel;
  const view = viewOf(easel, false);
  const swing = between(random, 1.5, 4) * mirror;
  const middle = (deep: number): number =>
    Math.sin(Math.max(0, deep) / 13) * swing * Math.min(1, Math.max(0, deep) / 14);
  const sand = mix(tinted(easel, '#d9bf90', 0.62), colours.horizon, 0.12);
  const depths = Array.from(
    { length: 46 },
    (_, step) => view.nearest + ((80 - view.nearest) * step ** 2) / 45 ** 2,
  );
  const band = (from: number, to: number, tone: string): void => {
    ctx.fillStyle = tone;
    ctx.beginPath();
    for (const deep of depths) ctx.lineTo(...view.at([middle(deep) + from, 0, deep]));
    for (const deep of depths.toReversed()) ctx.lineTo(...view.at([middle(deep) + to, 0, deep]));
    ctx.fill();
  };
  band(-1.35, 1.35, fade(sand, 0.85));
  band(-0.9, -0.5, fade(mix(sand, inkOf(easel), 0.2), 0.34));
  band(0.5, 0.9, fade(mix(sand, inkOf(easel), 0.2), 0.34));
  band(-0.22, 0.22, fade(layerColour(easel, 0.45), 0.28));
};
