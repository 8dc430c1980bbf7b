import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, WIDTH } from '#painter/canvas/easel.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import type { Spot3, View } from '#painter/rooms/view.ts';
import { paintFace, paintLine } from '#painter/rooms/view.ts';

/** A courtyard’s dimensions in metres, and its tones. */
export interface Court {
  readonly half: number;
  readonly deep: number;
  readonly storeys: number;
  readonly storey: number;
  readonly bay: number;
  readonly wall: string;
  readonly roof: string;
  readonly trim: string;
}

/** A wall between two corners, and how much darker it is than the other walls. */
interface Wing {
  readonly from: Spot3;
  readonly to: Spot3;
  readonly shade: number;
}

/** A point on a wing: how far along it, and how high up. */
type OnWing = (along: number, up: number) => Spot3;

/** A window in a wing; `at` is how far along the wing the window’s centre is. */
interface WingWindow {
  readonly at: number;
  readonly half: number;
  readonly foot: number;
  readonly head: number;
  readonly frame: string;
  readonly glass: string;
}

const paintWindow = (easel: Easel, view: View, on: OnWing, window: WingWindow): void => {
  const { colours, random, time } = easel;
  const { at, half, foot, head, frame, glass } = window;
  paintFace(
    easel,
    view,
    [
      on(at - half - 0.14, foot - 0.1),
      on(at + half + 0.14, foot - 0.1),
      on(at + half + 0.14, head + 0.14),
      on(at - half - 0.14, head + 0.14),
    ],
    frame,
  );
  const lit = time !== 'day' && random() < 0.35;
  paintFace(
    easel,
    view,
    [on(at - half, foot), on(at + half, foot), on(at + half, head), on(at - half, head)],
    lit ? mix(colours.light, colours.accent, 0.35) : mix(glass, colours.horizon, random() * 0.25),
  );
  const unit = view.unit(on(at, 0)[2]);
  paintLine(easel, view, [on(at, foot), on(at, head)], frame, Math.max(1, unit * 0.06));
  paintLine(
    easel,
    view,
    [on(at - half, (foot + head) / 2), on(at + half, (foot + head) / 2)],
    frame,
    Math.max(1, unit * 0.05),
  );
};

/** A wall with windows in every bay, and the roof above it. */
export const paintWing = (easel: Easel, view: View, court: Court, { from, to, shade }: Wing): void => {
  const { colours } = easel;
  const { storeys, storey, bay, trim } = court;
  const wall = mix(court.wall, inkOf(easel), shade);
  const rise = storeys * storey;
  const long = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const on: OnWing = (along, up) => [
    from[0] + ((to[0] - from[0]) * along) / long,
    up,
    from[2] + ((to[2] - from[2]) * along) / long,
  ];
  const roof = mix(court.roof, inkOf(easel), shade);
  paintFace(
    easel,
    view,
    [on(-0.3, rise), on(long + 0.3, rise), on(long - 0.6, rise + storey * 0.8), on(0.6, rise + storey * 0.8)],
    roof,
  );
  paintFace(easel, view, [on(0, 0), on(long, 0), on(long, rise), on(0, rise)], wall);
  const frame = mix(wall, mix(trim, colours.light, 0.3), 0.65);
  for (let level = 1; level <= storeys; level += 1)
    paintFace(
      easel,
      view,
      [
        on(-0.15, level * storey - 0.28),
        on(long + 0.15, level * storey - 0.28),
        on(long + 0.15, level * storey),
        on(-0.15, level * storey),
      ],
      frame,
    );
  const bays = Math.max(1, Math.floor(long / bay));
  const glass = mix(mix(colours.sky, inkOf(easel), 0.55), wall, 0.12);
  for (let index = 0; index < bays; index += 1) {
    const at = ((index + 0.5) * long) / bays;
    for (let level = 0; level < storeys; level += 1) {
      const foot = level * storey + storey * (level === 0 ? 0.08 : 0.2);
      const head = (level + 1) * storey - storey * 0.24;
      paintWindow(easel, view, on, { at, half: bay * 0.22, foot, head, frame, glass });
    }
  }
};

/** A paved courtyard: rows of slabs that run to the far wall. */
export const paintPaving = (easel: Easel, view: View, half: number, deep: number): void => {
  const { ctx, height, colours } = easel;
  const stone = mix(tinted(easel, '#c9b593', 0.6), colours.light, 0.1);
  const [, top] = view.at([0, 0, deep]);
  const floor = ctx.createLinearGradient(0, top, 0, height);
  floor.addColorStop(0, mix(stone, colours.horizon, 0.3));
  floor.addColorStop(0.35, stone);
  floor.addColorStop(1, mix(stone, inkOf(easel), 0.5));
  ctx.fillStyle = floor;
  ctx.fillRect(0, top, WIDTH, height - top);
  const line = fade(inkOf(easel), 0.16);
  for (let x = -half * 2; x <= half * 2; x += 1.2)
    paintLine(
      easel,
      view,
      [
        [x, 0, deep],
        [x, 0, view.nearest],
      ],
      line,
      2,
    );
  for (let at = deep; at > view.nearest; at -= at > 6 ? 2.4 : 1.2)
    paintLine(
      easel,
      view,
      [
        [-half * 3, 0, at],
        [half * 3, 0, at],
      ],
      line,
      Math.max(1, view.unit(at) * 0.012),
    );
};
