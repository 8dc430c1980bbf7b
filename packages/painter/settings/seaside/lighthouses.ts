import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import type { Point } from '#painter/canvas/shapes.ts';
import { paintSketch } from '#painter/canvas/sketch.ts';
import { jagged, paintCrag, paintSurf } from '#painter/nature/crags.ts';
import { paintSwell, paintWater } from '#painter/nature/water.ts';
import { sketchOf } from '#painter/objects/catalogue.ts';
import type { Setting } from '#painter/settings/setting.ts';
import { sea } from '#painter/settings/shores.ts';
import { paintCrane, paintRailings, paintSteps, rockOf } from './landing.ts';

const isRough = ({ weather, skySigns }: Easel): boolean => weather === 'storm' || skySigns.has('waves');

const paintTower = (easel: Easel, x: number, y: number, height: number): void => {
  const sketch = sketchOf(easel.skySigns.has('unlit-lighthouse') ? 'unlit-lighthouse' : 'lighthouse');
  if (sketch !== undefined) paintSketch(easel, sketch, { x, y, height, distance: 0.32, lit: 0.4 });
};

/** A high rocky island in the sea, with a lighthouse on top and steps down to a landing. */
export const isle: Setting = {
  surface: 'water',
  indoors: false,
  draws: ['lighthouse', 'unlit-lighthouse', 'island', 'boulder', 'door'],
  back: (easel) => {
    sea.back(easel);
    const { horizon, height, ground, light, mirror, shot } = easel;
    const scale = {
      'wide view': 1,
      'medium view': 1.3,
      'low angle': 1.55,
      'close view': 1.7,
      'high angle': 0.9,
    }[shot];
    const middle = WIDTH * (0.5 + light.side * mirror * 0.14);
    const foot = horizon + (ground - horizon) * 0.5;
    const wide = 560 * scale;
    const top = foot - height * 0.15 * scale;
    paintTower(easel, middle + wide * 0.05, top + 14, height * 0.16 * scale);
    paintCrag(
      easel,
      jagged(
        easel,
        [
          [middle - wide * 0.5, foot],
          [middle - wide * 0.37, foot - (foot - top) * 0.5],
          [middle - wide * 0.26, foot - (foot - top) * 0.84],
          [middle - wide * 0.08, top],
          [middle + wide * 0.17, top + 4],
          [middle + wide * 0.3, foot - (foot - top) * 0.62],
          [middle + wide * 0.5, foot],
        ],
        10 * scale,
      ),
      foot + 12,
      rockOf(easel),
    );
    paintSteps(easel, [middle - wide * 0.2, foot - 14], [middle + wide * 0.02, top + 8], 44 * scale);
    paintCrane(easel, middle - wide * 0.3, foot - (foot - top) * 0.26, 74 * scale);
    paintSurf(easel, [middle, foot + 10], wide * 1.1, isRough(easel));
    if (isRough(easel)) paintSwell(easel, foot + 54, 60, 0.45);
  },
  front: (easel) => sea.front(easel),
};

/** Converts a distance from the seaward side, as a share of the width, to a horizontal position in the picture. */
const acrossFrom = ({ light, mirror }: Easel): ((t: number) => number) => {
  const side = light.side * mirror;
  return (t) => (side < 0 ? t : 1 - t) * WIDTH;
};

/** A clifftop seen from above, on the far side of its edge. */
const paintCliffTop = (easel: Easel, edge: readonly Point[]): void => {
  const { ctx, height, colours, random } = easel;
  const x = acrossFrom(easel);
  const rock = rockOf(easel);
  const land = ctx.createLinearGradient(x(0.3), 0, x(1), 0);
  land.addColorStop(0, mix(rock, inkOf(easel), 0.4));
  land.addColorStop(0.3, mix(rock, colours.light, 0.16));
  land.addColorStop(1, mix(rock, inkOf(easel), 0.3));
  ctx.fillStyle = land;
  ctx.beginPath();
  for (const [px, py] of edge) ctx.lineTo(px, py);
  ctx.lineTo(x(-0.02), height + 10);
  ctx.lineTo(x(1.02), height + 10);
  ctx.lineTo(x(1.02), -20);
  ctx.fill();
  for (let crack = 0; crack < 40; crack += 1) {
    ctx.fillStyle = fade(random() < 0.5 ? inkOf(easel) : colours.light, between(random, 0.05, 0.16));
    ctx.beginPath();
    ctx.ellipse(
      x(between(random, 0.6, 1)),
      height * random(),
      between(random, 16, 90),
      between(random, 4, 14),
      between(random, -0.5, 0.5),
      0,
      Math.PI * 2,
    );
    ctx.fill();
  }
};

/** Twisted railings on the edge of a cliff, and white waves far below. */
const paintCliffFromAbove = (easel: Easel): void => {
  const { height, light, mirror, random } = easel;
  const side = light.side * mirror;
  const x = acrossFrom(easel);
  paintWater(easel, -20, height, 1.8);
  for (let wave = 0; wave < 7; wave += 1)
    paintSurf(
      easel,
      [x(between(random, 0.1, 0.4)), height * (0.05 + wave * 0.13 + between(random, -0.03, 0.03))],
      between(random, 360, 760),
      true,
    );
  const edge = jagged(
    easel,
    [
      [x(0.52), -20],
      [x(0.44), height * 0.3],
      [x(0.56), height * 0.52],
      [x(0.2), height * 0.7],
      [x(0.02), height * 0.86],
    ],
    22,
  );
  paintCliffTop(easel, edge);
  paintRailings(
    easel,
    edge.map(([px, py]): [number, number] => [px - side * 46, py + 20]),
  );
};

/** Rock steps up to the lighthouse on a cliff over the sea. */
const paintCliffAhead = (easel: Easel): void => {
  const { height, ground, shot, horizon } = easel;
  const rock = rockOf(easel);
  const x = acrossFrom(easel);
  sea.back(easel);
  const low = shot === 'low angle';
  const top = height * (low ? 0.27 : shot === 'wide view' ? 0.34 : 0.25);
  paintTower(easel, x(0.66), top + 20, height * (low ? 0.2 : 0.17));
  const foot = ground - 10;
  paintSurf(easel, [x(0.2), horizon + 70], 520, isRough(easel));
  paintCrag(
    easel,
    jagged(
      easel,
      [
        [x(0.24), foot],
        [x(0.34), foot - (foot - top) * 0.4],
        [x(0.42), foot - (foot - top) * 0.8],
        [x(0.5), top],
        [x(0.85), top - 10],
        [x(1.02), top + 60],
      ],
      16,
    ).toSorted((a, b) => a[0] - b[0]),
    foot + 60,
    rock,
  );
  paintSteps(easel, [x(0.6), ground + 10], [x(0.67), top + 24], low ? 190 : 150);
  paintCrag(
    easel,
    jagged(
      easel,
      [
        [-20, ground + 26],
        [WIDTH * 0.3, ground - 16],
        [WIDTH * 0.7, ground - 10],
        [WIDTH + 20, ground + 16],
      ],
      12,
    ),
    height + 20,
    mix(rock, inkOf(easel), 0.16),
  );
};

/** A clifftop with rock steps up to the lighthouse; seen from above, twisted railings over white waves. */
export const cliff: Setting = {
  surface: 'ground',
  indoors: false,
  draws: ['lighthouse', 'unlit-lighthouse', 'gate', 'boulder', 'river'],
  back: (easel) => {
    if (easel.shot === 'high angle') paintCliffFromAbove(easel);
    else paintCliffAhead(easel);
  },
  front: () => undefined,
};
