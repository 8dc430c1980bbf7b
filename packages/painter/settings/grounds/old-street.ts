import { mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import type { Point } from '#painter/canvas/shapes.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { paintSky } from '#painter/nature/sky.ts';
import { paintHaze } from '#painter/nature/weather.ts';
import type { View } from '#painter/rooms/view.ts';
import { paintFace, paintLine, upright, viewOf } from '#painter/rooms/view.ts';
import { paintPaving, paintWing } from '#painter/rooms/wings.ts';
import type { Setting } from '#painter/settings/setting.ts';

const WALLS = ['#dcc39a', '#c99a76', '#b9ad94', '#d8b48a', '#a8a890', '#c7a08a'] as const;
const ROOFS = ['#8c4a38', '#6b5048', '#5f6468'] as const;
const STREET = 4.2;

/** Houses along one side of a street, each with its own height and colour. */
const paintHouses = (easel: Easel, view: View, side: -1 | 1): void => {
  const { random, colours, light } = easel;
  const plots: { from: number; to: number }[] = [];
  for (let at = view.nearest - 0.5; at < 46; ) {
    const to = at + between(random, 5, 8);
    plots.push({ from: at, to });
    at = to;
  }
  for (const { from, to } of plots.toReversed()) {
    const haze = Math.min(0.5, Math.max(0, from) / 70);
    const wall = WALLS[Math.floor(random() * WALLS.length)] ?? WALLS[0];
    const roof = ROOFS[Math.floor(random() * ROOFS.length)] ?? ROOFS[0];
    paintWing(
      easel,
      view,
      {
        half: STREET,
        deep: to,
        storeys: random() < 0.5 ? 3 : 4,
        storey: between(random, 2.7, 3.1),
        bay: 1.7,
        wall: mix(tinted(easel, wall, 0.72), colours.horizon, haze),
        roof: mix(tinted(easel, roof, 0.7), colours.horizon, haze),
        trim: mix(tinted(easel, '#efe3c8', 0.7), colours.horizon, haze),
      },
      {
        from: [side * STREET, 0, to],
        to: [side * STREET, 0, from],
        shade: side === light.side ? 0.34 : 0.1,
      },
    );
  }
};

const paintLamps = (easel: Easel, view: View): void => {
  const { colours, time } = easel;
  const iron = mix(inkOf(easel), colours.near, 0.3);
  for (const deep of [26, 15, 7])
    for (const side of [-1, 1] as const) {
      const x = side * (STREET - 1);
      paintLine(
        easel,
        view,
        [
          [x, 0, deep],
          [x, 3, deep],
        ],
        iron,
        Math.max(2, view.unit(deep) * 0.07),
      );
      paintFace(
        easel,
        view,
        upright(x - 0.16, x + 0.16, 3, 3.45, deep),
        time === 'day' ? mix(colours.light, colours.far, 0.3) : mix(colours.light, colours.accent, 0.3),
      );
      if (time === 'day') continue;
      const [px, py] = view.at([x, 3.2, deep]);
      paintGlow(easel, px, py, view.unit(deep) * 1.6, 0.6, mix(colours.light, colours.accent, 0.35));
    }
};

/** A church or town hall tower at the end of the street. */
const paintTower = (easel: Easel, view: View): void => {
  const { colours } = easel;
  const deep = 44;
  const brick = mix(tinted(easel, '#a4563e', 0.65), colours.horizon, 0.35);
  paintFace(easel, view, upright(-3, 3, 0, 21, deep), brick);
  paintFace(
    easel,
    view,
    [
      [-3.3, 21, deep],
      [3.3, 21, deep],
      [0, 33, deep],
    ],
    mix(tinted(easel, '#56685f', 0.6), colours.horizon, 0.3),
  );
  paintFace(easel, view, upright(-1, 1, 16, 19, deep), mix(brick, inkOf(easel), 0.5));
};

/** A paved street of old houses with gas lamps. */
export const oldStreet: Setting = {
  surface: 'ground',
  indoors: false,
  draws: ['tower', 'church'],
  back: (easel) => {
    paintSky(easel);
    const view = viewOf(easel, false);
    paintHaze(easel, easel.horizon - 30, 180, 0.5);
    paintTower(easel, view);
    paintPaving(easel, view, STREET, 50);
    paintHouses(easel, view, -1);
    paintHouses(easel, view, 1);
    paintHaze(easel, easel.horizon, 120, 0.3);
    paintLamps(easel, view);
  },
  front: () => undefined,
};

/** A town hall tower; `at` is its depth, and `x` is its centre. */
interface HallTower {
  readonly x: number;
  readonly at: number;
  readonly brick: string;
  readonly trim: string;
}

const paintHallTower = (easel: Easel, view: View, { x, at, brick, trim }: HallTower): void => {
  const { colours, light } = easel;
  paintFace(easel, view, upright(x - 2.3, x + 2.3, 0, 21, at), brick);
  paintFace(
    easel,
    view,
    upright(x - 2.3 + (light.side < 0 ? 2.4 : 0), x + (light.side < 0 ? 2.3 : -0.1), 0, 21, at),
    mix(brick, inkOf(easel), 0.16),
  );
  for (const up of [10.6, 14.5, 20.4])
    paintFace(easel, view, upright(x - 2.6, x + 2.6, up, up + 0.6, at), trim);
  for (const up of [2, 6, 11.8])
    for (const dx of [-1, 1])
      paintFace(
        easel,
        view,
        upright(x + dx - 0.45, x + dx + 0.45, up + 0.6, up + 2.6, at),
        mix(colours.sky, inkOf(easel), 0.55),
      );
  paintFace(
    easel,
    view,
    [
      [x - 2.7, 21, at],
      [x + 2.7, 21, at],
      [x, 30, at],
    ],
    tinted(easel, '#4f6a60', 0.7),
  );
};

/** A tower clock. */
const paintClock = (easel: Easel, [x, y]: Point, dial: number): void => {
  const { ctx, colours } = easel;
  ctx.fillStyle = mix(colours.light, '#ffffff', 0.3);
  ctx.beginPath();
  ctx.arc(x, y, dial, 0, Math.PI * 2);
  ctx.fill();
  ctx.strokeStyle = inkOf(easel);
  ctx.lineWidth = dial * 0.12;
  ctx.beginPath();
  ctx.moveTo(x, y - dial * 0.75);
  ctx.lineTo(x, y);
  ctx.lineTo(x + dial * 0.5, y + dial * 0.2);
  ctx.stroke();
};

/** A square in front of a tall brick town hall with a tower and a clock. */
export const townHall: Setting = {
  surface: 'ground',
  indoors: false,
  draws: ['tower', 'house', 'clock'],
  back: (easel) => {
    paintSky(easel);
    const view = viewOf(easel, false);
    const deep = easel.shot === 'wide view' ? 34 : easel.shot === 'close view' ? 9 : 20;
    paintHaze(easel, easel.horizon, 160, 0.4);
    const brick = tinted(easel, '#a04f38', 0.75);
    const court = {
      half: 14,
      deep,
      storeys: 3,
      storey: 3.6,
      bay: 2.3,
      wall: brick,
      roof: tinted(easel, '#5d4a46', 0.7),
      trim: tinted(easel, '#ead7b2', 0.75),
    };
    paintWing(easel, view, court, { from: [-14, 0, deep], to: [14, 0, deep], shade: 0.04 });
    const at = deep - 1;
    const x = easel.light.side * -1.5;
    paintHallTower(easel, view, { x, at, brick, trim: court.trim });
    paintClock(easel, view.at([x, 17.6, at]), view.unit(at) * 1.35);
    paintFace(easel, view, upright(x - 1, x + 1, 0, 3.4, at - 0.05), mix(inkOf(easel), brick, 0.2));
    paintPaving(easel, view, 12, deep);
  },
  front: () => undefined,
};
