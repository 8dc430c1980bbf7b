import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';
import { paintChamber, paintFloorLight } from '#painter/rooms/chamber.ts';
import type { Spot3, View } from '#painter/rooms/view.ts';
import { backOf, level, paintFace, paintLine, upright } from '#painter/rooms/view.ts';
import type { Setting } from '#painter/settings/setting.ts';

const HALF = 3.4;
const DEEP = 5.2;

/** A lit screen that shows a curve, a map or rows of numbers. */
const paintScreen = (
  easel: Easel,
  view: View,
  [x, up, deep]: Spot3,
  { wide, high }: { wide: number; high: number },
): void => {
  const { colours, random } = easel;
  const glass = mix(mix(colours.horizon, colours.sky, 0.45), colours.light, 0.12);
  const at = (across: number, rise: number): Spot3 => [x + across * wide, up + rise * high, deep];
  paintFace(easel, view, [at(-0.02, -0.03), at(1.02, -0.03), at(1.02, 1.03), at(-0.02, 1.03)], inkOf(easel));
  paintFace(
    easel,
    view,
    [at(0, 0), at(1, 0), at(1, 1), at(0, 1)],
    mix(glass, inkOf(easel), between(random, 0.1, 0.4)),
  );
  const trace = mix(colours.light, colours.horizon, 0.2);
  const thin = Math.max(1.5, view.unit(deep) * 0.018);
  const kind = random();
  if (kind < 0.45) {
    const [phase, swing] = [random() * 6, between(random, 0.1, 0.3)];
    const curve = Array.from({ length: 25 }, (_, step) =>
      at(0.05 + (step / 24) * 0.9, 0.5 + Math.sin(step * 0.55 + phase) * swing * Math.cos(step * 0.13)),
    );
    paintLine(easel, view, curve, kind < 0.22 ? mix(colours.accent, colours.light, 0.3) : trace, thin * 1.6);
    for (const rise of [0.2, 0.5, 0.8])
      paintLine(easel, view, [at(0.04, rise), at(0.96, rise)], fade(trace, 0.3), thin * 0.7);
    return;
  }
  for (let row = 0; row < 7; row += 1) {
    let from = 0.06;
    while (from < 0.85) {
      const long = between(random, 0.05, 0.22);
      paintLine(
        easel,
        view,
        [at(from, 0.88 - row * 0.125), at(Math.min(0.94, from + long), 0.88 - row * 0.125)],
        fade(row === 3 ? mix(colours.accent, colours.light, 0.35) : trace, 0.8),
        thin * 1.5,
      );
      from += long + 0.05;
    }
  }
};

/** A row of desks seen from behind, with screens and small lights. */
const paintDesks = (easel: Easel, view: View, deep: number): void => {
  const { colours, random } = easel;
  const body = mix(colours.mid, inkOf(easel), 0.2);
  for (const from of [-3.1, 0.35]) {
    const to = from + 2.75;
    paintFace(easel, view, upright(from, to, 0, 0.78, deep), body);
    paintFace(
      easel,
      view,
      [
        [from, 0.78, deep],
        [to, 0.78, deep],
        [to, 0.92, deep + 0.55],
        [from, 0.92, deep + 0.55],
      ],
      mix(body, colours.light, 0.2),
    );
    for (let screen = 0; screen < 3; screen += 1)
      paintScreen(easel, view, [from + 0.14 + screen * 0.87, 0.95, deep + 0.5], { wide: 0.72, high: 0.46 });
    for (let lamp = 0; lamp < 26; lamp += 1) {
      const [x, y] = view.at([between(random, from + 0.1, to - 0.1), between(random, 0.12, 0.7), deep]);
      easel.ctx.fillStyle = random() < 0.3 ? colours.accent : fade(colours.light, 0.7);
      easel.ctx.fillRect(x, y, view.unit(deep) * 0.035, view.unit(deep) * 0.022);
    }
  }
};

/** A mission control room: a wall of screens, and rows of desks that glow. */
export const controlRoom: Setting = {
  surface: 'floor',
  indoors: true,
  draws: ['computer', 'console'],
  back: (easel) => {
    const { colours } = easel;
    const deep = backOf(easel, DEEP);
    const wall = mix(colours.mid, colours.far, 0.5);
    const view = paintChamber(easel, {
      width: HALF * 2,
      height: 4.4,
      deep,
      wall,
      floor: mix(colours.mid, colours.far, 0.35),
      ceiling: mix(wall, inkOf(easel), 0.25),
      boards: 0.8,
    });
    paintScreen(easel, view, [-1.45, 1.55, deep - 0.05], { wide: 2.9, high: 1.9 });
    for (const side of [-1, 1] as const)
      for (const up of [1.55, 2.55])
        paintScreen(easel, view, [side < 0 ? -2.85 : 1.6, up, deep - 0.05], { wide: 1.25, high: 0.9 });
    const [x, y] = view.at([0, 2.4, deep]);
    paintGlow(easel, x, y, view.unit(deep) * 3.6, 0.34, colours.horizon);
    for (const across of [-1.7, 1.7])
      for (let at = deep - 0.8; at > view.nearest; at -= 2)
        paintFace(
          easel,
          view,
          level(across - 0.5, across + 0.5, 4.38, at, at - 0.7),
          mix(colours.light, colours.horizon, 0.4),
        );
    if (deep > 3.2) paintDesks(easel, view, deep * 0.62);
    paintDesks(easel, view, deep > 3.2 ? deep * 0.24 : deep * 0.4);
    paintFloorLight(easel, view, [0, 0, 0.4], { metres: 2.8, strength: 0.3 });
  },
  front: () => undefined,
};
