import { mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { paintGreatShip } from '#painter/nature/moored-ships.ts';
import { paintSky } from '#painter/nature/sky.ts';
import { paintRidge } from '#painter/nature/terrain.ts';
import { paintWater } from '#painter/nature/water.ts';
import { paintHaze } from '#painter/nature/weather.ts';
import { paintLine, viewOf } from '#painter/rooms/view.ts';
import { paintPaving } from '#painter/rooms/wings.ts';
import type { Setting } from '#painter/settings/setting.ts';

const WALLS = ['#d9b98c', '#c98f6a', '#b7a98a', '#cfa07e', '#a7a78c', '#c4b08e'] as const;
const ROOFS = ['#96503c', '#7a4a40', '#6a5a54'] as const;

/** Tall narrow houses side by side on the far bank, with gables and windows. */
const paintRow = (easel: Easel, base: number, tall: number, haze: number): void => {
  const { ctx, random, colours, time } = easel;
  for (let x = -30; x < WIDTH + 20; ) {
    const wide = tall * between(random, 0.42, 0.66);
    const high = tall * between(random, 0.7, 1.05);
    const wall = mix(
      tinted(easel, WALLS[Math.floor(random() * WALLS.length)] ?? WALLS[0], 0.7),
      colours.horizon,
      haze,
    );
    ctx.fillStyle = mix(
      tinted(easel, ROOFS[Math.floor(random() * ROOFS.length)] ?? ROOFS[0], 0.65),
      colours.horizon,
      haze,
    );
    ctx.beginPath();
    ctx.moveTo(x - 3, base - high);
    ctx.lineTo(x + wide / 2, base - high - wide * between(random, 0.55, 0.9));
    ctx.lineTo(x + wide + 3, base - high);
    ctx.fill();
    ctx.fillStyle = wall;
    ctx.fillRect(x, base - high, wide, high);
    ctx.fillStyle = mix(wall, inkOf(easel), 0.14);
    ctx.fillRect(easel.light.side > 0 ? x : x + wide * 0.7, base - high, wide * 0.3, high);
    for (let row = 0; row < 4; row += 1)
      for (let column = 0; column < 3; column += 1) {
        const lit = time !== 'day' && random() < 0.3;
        ctx.fillStyle = lit ? mix(colours.light, colours.accent, 0.4) : mix(wall, inkOf(easel), 0.5);
        ctx.fillRect(
          x + wide * (0.16 + column * 0.27),
          base - high * (0.9 - row * 0.22),
          wide * 0.13,
          high * 0.12,
        );
      }
    x += wide + 1;
  }
};

/** The far bank and the water in front of it. */
const paintBasin = (easel: Easel): number => {
  const { horizon, height, shot } = easel;
  paintSky(easel);
  paintRidge(easel, { y: horizon - 10, rise: 60, length: 240, distance: 0.86 });
  const bank = horizon + 26;
  paintRow(easel, bank, shot === 'wide view' ? 110 : shot === 'low angle' ? 84 : 140, 0.36);
  paintHaze(easel, bank - 20, 110, 0.34);
  paintWater(easel, bank, height, 0.6);
  return bank;
};

const paintShips = (easel: Easel, waterline: number): void => {
  const { shot, height, skySigns, light, mirror } = easel;
  if (!skySigns.has('sailing-ship')) return;
  const side = -light.side * mirror;
  const size =
    height *
    { 'wide view': 0.3, 'medium view': 0.38, 'low angle': 0.46, 'close view': 0.5, 'high angle': 0.32 }[shot];
  if (skySigns.has('fleet'))
    for (const [x, share, lift] of [
      [0.12, 0.4, 0.05],
      [0.86, 0.46, 0.042],
      [0.36, 0.58, 0.028],
      [0.72, 0.72, 0.016],
    ] as const)
      paintGreatShip(easel, [WIDTH * x, waterline - height * lift], size * share, 0.62 - share * 0.5);
  paintGreatShip(easel, [WIDTH * (0.5 + side * (shot === 'wide view' ? 0.1 : 0.06)), waterline], size);
};

/** A harbour basin with ships on the water and houses around it. */
export const harbour: Setting = {
  surface: 'water',
  indoors: false,
  draws: ['sailing-ship'],
  back: (easel) => {
    const { ground, height } = easel;
    paintBasin(easel);
    paintShips(easel, ground - height * 0.012);
  },
  front: () => undefined,
};

/** A harbour quay: paving in front of the water, bollards, and the ship that lies alongside. */
export const quay: Setting = {
  surface: 'ground',
  indoors: false,
  draws: ['sailing-ship', 'boat'],
  back: (easel) => {
    const { colours, height, ground, ctx, shot } = easel;
    paintBasin(easel);
    const view = viewOf(easel, false);
    const edge = {
      'wide view': 3.4,
      'medium view': 1.9,
      'low angle': 1.6,
      'close view': 1.2,
      'high angle': 4,
    }[shot];
    const [, lip] = view.at([0, 0, edge]);
    paintShips(easel, Math.min(lip + 10, ground - height * 0.01));
    paintPaving(easel, view, 9, edge);
    ctx.fillStyle = mix(tinted(easel, '#8d7c66', 0.5), colours.light, 0.35);
    ctx.fillRect(0, lip - 5, WIDTH, 9);
    const iron = mix(inkOf(easel), colours.near, 0.3);
    for (const x of [-4.4, -1.6, 1.9, 4.6]) {
      const at = edge - 0.35;
      paintLine(
        easel,
        view,
        [
          [x, 0, at],
          [x, 0.5, at],
        ],
        iron,
        view.unit(at) * 0.24,
      );
      paintLine(
        easel,
        view,
        [
          [x - 0.2, 0.5, at],
          [x + 0.2, 0.5, at],
        ],
        iron,
        view.unit(at) * 0.1,
      );
      if (easel.skySigns.has('sailing-ship'))
        paintLine(
          easel,
          view,
          [
            [x, 0.4, at],
            [x * 0.5, 2.6, edge + 1.4],
          ],
          iron,
          3,
        );
    }
  },
  front: () => undefined,
};
