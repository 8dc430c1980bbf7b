import { mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf } from '#painter/canvas/easel.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { paintChamber } from '#painter/rooms/chamber.ts';
import { paintSkylit } from '#painter/rooms/fittings.ts';
import { STEPS } from '#painter/rooms/steps.ts';
import type { View } from '#painter/rooms/view.ts';
import { level, paintFace, paintLine, upright } from '#painter/rooms/view.ts';
import { wallTone } from '#painter/settings/furnishing.ts';
import type { Setting } from '#painter/settings/setting.ts';

const lampLight = ({ colours }: Easel): string => mix(colours.light, colours.accent, 0.25);

const { up: STEP_UP, deep: STEP_DEEP, first: FIRST } = STEPS;
const COUNT = 17;

/** The steps from top to bottom, with a runner on them. */
const paintFlight = (easel: Easel, view: View): void => {
  const { colours } = easel;
  const tread = tinted(easel, '#9b754c', 0.6);
  for (let index = COUNT - 1; index >= 0; index -= 1) {
    const at = FIRST + index * STEP_DEEP;
    if (at < view.nearest) continue;
    const up = index * STEP_UP;
    paintFace(easel, view, upright(-1.2, 1.2, up, up + STEP_UP, at), mix(tread, inkOf(easel), 0.34));
    paintFace(
      easel,
      view,
      level(-1.2, 1.2, up + STEP_UP, at + STEP_DEEP, at),
      mix(tread, colours.light, 0.16),
    );
    paintFace(
      easel,
      view,
      level(-0.5, 0.5, up + STEP_UP, at + STEP_DEEP, at),
      mix(tinted(easel, '#9c3f36', 0.6), colours.light, 0.06),
    );
  }
};

/** How high the stairs are at a given depth. */
const liftAt = (at: number): number => ((at - FIRST) / STEP_DEEP) * STEP_UP;

/** The handrail on one side, and the bars below it. */
const paintRail = (easel: Easel, view: View, side: -1 | 1): void => {
  const rail = mix(inkOf(easel), easel.colours.near, 0.3);
  const from = Math.max(FIRST, view.nearest + 0.1);
  const to = FIRST + COUNT * STEP_DEEP;
  paintLine(
    easel,
    view,
    [
      [side * 1.28, liftAt(from) + 0.95, from],
      [side * 1.28, liftAt(to) + 0.95, to],
    ],
    rail,
    9,
  );
  for (let at = from; at < to; at += STEP_DEEP)
    paintLine(
      easel,
      view,
      [
        [side * 1.28, liftAt(at), at],
        [side * 1.28, liftAt(at) + 0.95, at],
      ],
      rail,
      Math.max(2, view.unit(at) * 0.025),
    );
};

/** A staircase that climbs away from the viewer to a window. */
export const stairs: Setting = {
  surface: 'floor',
  indoors: true,
  back: (easel) => {
    const half = 1.7;
    const deep = 8;
    const wall = mix(wallTone(easel), tinted(easel, '#b59a72', 0.6), 0.4);
    const view = paintChamber(easel, {
      width: half * 2,
      height: 6,
      deep,
      wall,
      floor: mix(wall, inkOf(easel), 0.35),
      ceiling: mix(wall, inkOf(easel), 0.2),
    });
    paintSkylit(easel, view, { x: 0, up: 3.3, wide: 1.3, high: 1.7, deep: deep - 0.1 }, [1, 2]);
    paintFlight(easel, view);
    paintRail(easel, view, -1);
    paintRail(easel, view, 1);
    const [x, y] = view.at([-1.5 * easel.light.side, 2.4, 3]);
    paintGlow(easel, x, y, 420, 0.55, lampLight(easel));
  },
  front: () => undefined,
};
