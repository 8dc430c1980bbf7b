import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';
import { paintFloorLight } from './chamber.ts';
import type { View } from './view.ts';
import { level, paintFace, paintLine, upright } from './view.ts';

/** A position on the far wall, in metres. */
export interface WallSpot {
  readonly x: number;
  readonly up: number;
  readonly wide: number;
  readonly high: number;
  readonly deep: number;
}

/** The glass of a window, in picture units. */
interface Glass {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}

/** The lights outside a window at night: those of a city, or a few stars. */
const paintLights = ({ ctx, colours, random, skySigns }: Easel, { left, right, top, foot }: Glass): void => {
  const city = skySigns.has('city-lights');
  for (let light = 0; light < (city ? 90 : 26); light += 1) {
    ctx.fillStyle = fade(mix(colours.light, colours.accent, random() * 0.5), between(random, 0.4, 0.95));
    const size = city ? between(random, 3, 8) : between(random, 1.5, 3);
    ctx.fillRect(
      between(random, left, right),
      city ? foot - random() ** 1.4 * (foot - top) * 0.7 : between(random, top, foot),
      size,
      size,
    );
  }
};

/** The sky and the land seen through a window. */
const paintOutside = (easel: Easel, glass: Glass): void => {
  const { ctx, colours, time } = easel;
  const { left, right, top, foot } = glass;
  const sky = ctx.createLinearGradient(0, top, 0, foot);
  sky.addColorStop(0, mix(colours.sky, colours.top, 0.2));
  sky.addColorStop(1, mix(colours.horizon, colours.light, time === 'night' ? 0.05 : 0.4));
  ctx.save();
  ctx.beginPath();
  ctx.rect(left, top, right - left, foot - top);
  ctx.fillStyle = sky;
  ctx.fill();
  ctx.clip();
  ctx.fillStyle = mix(colours.far, colours.horizon, 0.3);
  ctx.beginPath();
  ctx.ellipse(
    (left + right) / 2,
    foot + (right - left) * 0.3,
    (right - left) * 0.9,
    (right - left) * 0.5,
    0,
    0,
    Math.PI * 2,
  );
  ctx.fill();
  if (time === 'night') paintLights(easel, glass);
  ctx.restore();
};

/** A window’s bars: how many are vertical and how many horizontal, and their colour. */
interface Bars {
  readonly counts: readonly [upright: number, across: number];
  readonly colour: string;
}

const paintBars = (easel: Easel, view: View, spot: WallSpot, { counts, colour }: Bars): void => {
  const { x, up, wide, high, deep } = spot;
  const thin = Math.max(3, view.unit(deep) * 0.045);
  for (let bar = 1; bar <= counts[0]; bar += 1) {
    const across = x - wide / 2 + (wide * bar) / (counts[0] + 1);
    paintLine(
      easel,
      view,
      [
        [across, up, deep],
        [across, up + high, deep],
      ],
      colour,
      thin,
    );
  }
  for (let bar = 1; bar <= counts[1]; bar += 1) {
    const rise = up + (high * bar) / (counts[1] + 1);
    paintLine(
      easel,
      view,
      [
        [x - wide / 2, rise, deep],
        [x + wide / 2, rise, deep],
      ],
      colour,
      thin,
    );
  }
};

/**
 * A window that shows the sky through vertical and horizontal `bars`; at night, it shows city lights if the
 * description mentions a city.
 */
export const paintSkylit = (
  easel: Easel,
  view: View,
  spot: WallSpot,
  bars: readonly [number, number],
): void => {
  const { colours, time } = easel;
  const { x, up, wide, high, deep } = spot;
  const frame = mix(colours.near, colours.mid, 0.45);
  const [left, top] = view.at([x - wide / 2, up + high, deep]);
  const [right, foot] = view.at([x + wide / 2, up, deep]);
  paintFace(
    easel,
    view,
    upright(x - wide / 2 - 0.08, x + wide / 2 + 0.08, up - 0.08, up + high + 0.08, deep),
    frame,
  );
  paintOutside(easel, { left, right, top, foot });
  paintBars(easel, view, spot, { counts: bars, colour: frame });
  paintFace(
    easel,
    view,
    upright(x - wide / 2 - 0.16, x + wide / 2 + 0.16, up - 0.16, up - 0.06, deep - 0.1),
    mix(frame, colours.light, 0.25),
  );
  paintGlow(easel, (left + right) / 2, (top + foot) / 2, (right - left) * 1.7, time === 'night' ? 0.22 : 0.4);
  paintFloorLight(easel, view, [x - easel.light.side * 0.7, 0, Math.max(0.4, deep - 1.6)], {
    metres: 1.7,
    strength: time === 'night' ? 0.2 : 0.42,
  });
};

/** A box with a top and a front but no back, for a bench, counter, cupboard or bunk. */
export const paintBox = (
  easel: Easel,
  view: View,
  box: { left: number; right: number; up: number; deep: number; thick: number; foot?: number },
  colour: string,
): void => {
  const { colours } = easel;
  const { left, right, up, deep, thick, foot = 0 } = box;
  const near = deep - thick;
  paintFace(easel, view, upright(left, right, foot, up, near), colour);
  paintFace(easel, view, level(left, right, up, deep, near), mix(colour, colours.light, 0.28));
  const shade = mix(colour, inkOf(easel), 0.35);
  const middle = view.at([0, 0, near])[0];
  if (view.at([left, 0, near])[0] > middle)
    paintFace(
      easel,
      view,
      [
        [left, foot, near],
        [left, foot, deep],
        [left, up, deep],
        [left, up, near],
      ],
      shade,
    );
  if (view.at([right, 0, near])[0] < middle)
    paintFace(
      easel,
      view,
      [
        [right, foot, near],
        [right, foot, deep],
        [right, up, deep],
        [right, up, near],
      ],
      shade,
    );
};

/** Bricks on the far wall, some of them darker than others. */
export const paintBricks = (
  easel: Easel,
  view: View,
  { half, height, deep }: { half: number; height: number; deep: number },
  colour: string,
): void => {
  const { random } = easel;
  const [wide, high] = [0.42, 0.19];
  for (let row = 0; row * high < height; row += 1)
    for (let x = -half - (row % 2) * (wide / 2); x < half; x += wide)
      if (random() < 0.5)
        paintFace(
          easel,
          view,
          upright(
            Math.max(-half, x) + 0.01,
            Math.min(half, x + wide) - 0.01,
            row * high + 0.01,
            (row + 1) * high - 0.01,
            deep,
          ),
          fade(
            random() < 0.6 ? inkOf(easel) : mix(colour, easel.colours.light, 0.5),
            between(random, 0.05, 0.16),
          ),
        );
};
