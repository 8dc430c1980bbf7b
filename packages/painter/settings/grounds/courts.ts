import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { paintSky } from '#painter/nature/sky.ts';
import { paintHaze } from '#painter/nature/weather.ts';
import type { View } from '#painter/rooms/view.ts';
import { backOf, paintFace, paintLine, upright, viewOf } from '#painter/rooms/view.ts';
import { type Court, paintPaving, paintWing } from '#painter/rooms/wings.ts';
import type { Setting } from '#painter/settings/setting.ts';

/** The front of a palace’s central building: half its width, its height and its depth, in metres. */
interface Front {
  readonly half: number;
  readonly rise: number;
  readonly at: number;
  readonly wall: string;
}

const paintGable = (easel: Easel, view: View, { trim, roof }: Court, front: Front): void => {
  const { half, rise, at, wall } = front;
  paintFace(
    easel,
    view,
    [
      [-half - 0.4, rise, at],
      [half + 0.4, rise, at],
      [0, rise + 2.4, at],
    ],
    mix(wall, trim, 0.4),
  );
  paintFace(
    easel,
    view,
    [
      [-half + 0.6, rise + 0.3, at],
      [half - 0.6, rise + 0.3, at],
      [0, rise + 2, at],
    ],
    mix(wall, roof, 0.35),
  );
};

const paintColumns = (easel: Easel, view: View, { rise, at, wall }: Front): void => {
  for (const x of [-3, -1.5, 1.5, 3] as const) {
    paintFace(
      easel,
      view,
      [
        [x - 0.28, 0, at],
        [x + 0.28, 0, at],
        [x + 0.24, rise - 0.3, at],
        [x - 0.24, rise - 0.3, at],
      ],
      mix(wall, easel.colours.light, 0.4),
    );
    paintFace(
      easel,
      view,
      [
        [x + 0.08, 0, at],
        [x + 0.28, 0, at],
        [x + 0.24, rise - 0.3, at],
        [x + 0.08, rise - 0.3, at],
      ],
      mix(wall, inkOf(easel), 0.22),
    );
  }
};

/** A flag on a golden pole above the gable. */
const paintFlag = (easel: Easel, view: View, { rise, at }: Front): void => {
  paintLine(
    easel,
    view,
    [
      [0, rise + 2.4, at],
      [0, rise + 5, at],
    ],
    tinted(easel, '#d9a93c', 0.85),
    Math.max(2, view.unit(at) * 0.08),
  );
  paintFace(
    easel,
    view,
    [
      [0, rise + 5, at],
      [2, rise + 4.6, at],
      [0, rise + 4.1, at],
    ],
    easel.colours.accent,
  );
};

/** The palace's central building: one more storey, columns, a gable, the great door and a flag. */
const paintPavilion = (easel: Easel, view: View, court: Court, deep: number): void => {
  const { colours } = easel;
  const { storey, storeys, trim } = court;
  const half = 3.6;
  const rise = storeys * storey + 1.2;
  const at = deep - 0.6;
  const wall = mix(court.wall, colours.light, 0.14);
  const front = { half, rise, at, wall };
  paintFace(easel, view, upright(-half, half, 0, rise, at), wall);
  paintGable(easel, view, court, front);
  paintColumns(easel, view, front);
  for (const up of [storey, storey * 2])
    paintFace(easel, view, upright(-half, half, up - 0.2, up, at), mix(wall, trim, 0.5));
  paintFace(easel, view, upright(-0.9, 0.9, 0, storey * 0.85, at), mix(inkOf(easel), colours.accent, 0.2));
  paintFace(
    easel,
    view,
    upright(-0.9, 0.9, storey + 0.5, storey * 2 - 0.5, at),
    mix(colours.sky, inkOf(easel), 0.45),
  );
  paintFlag(easel, view, front);
};

const paintCourt = (easel: Easel, court: Court, pavilion: boolean): void => {
  paintSky(easel);
  const view = viewOf(easel, false);
  const deep = backOf(easel, court.deep);
  const { half } = court;
  const { light } = easel;
  paintHaze(easel, view.at([0, 3, deep])[1], 220, 0.35);
  paintWing(easel, view, court, { from: [-half, 0, deep], to: [half, 0, deep], shade: 0.02 });
  if (pavilion) paintPavilion(easel, view, court, deep);
  for (const side of [-1, 1] as const)
    paintWing(easel, view, court, {
      from: [side * half, 0, deep],
      to: [side * half, 0, Math.max(view.nearest, -3)],
      shade: side === light.side ? 0.26 : 0.06,
    });
  paintPaving(easel, view, half, deep);
};

/** A palace courtyard: cream wings with tall windows around bright paving. */
export const palace: Setting = {
  surface: 'ground',
  indoors: false,
  draws: ['castle', 'house', 'gate'],
  back: (easel) =>
    paintCourt(
      easel,
      {
        half: 11,
        deep: 26,
        storeys: 2,
        storey: 4.6,
        bay: 2.6,
        wall: mix(tinted(easel, '#ecd5a4', 0.8), easel.colours.light, 0.1),
        roof: tinted(easel, '#56708c', 0.7),
        trim: tinted(easel, '#fff4da', 0.85),
      },
      true,
    ),
  front: (easel) => {
    const { random, ctx, height, colours } = easel;
    ctx.fillStyle = fade(mix(colours.light, '#ffffff', 0.3), 0.1);
    for (let speck = 0; speck < 18; speck += 1) {
      ctx.beginPath();
      ctx.ellipse(
        between(random, 0, WIDTH),
        height * between(random, 0.7, 1),
        between(random, 40, 120),
        between(random, 4, 9),
        0,
        0,
        Math.PI * 2,
      );
      ctx.fill();
    }
  },
};

/** A yard between plain houses. */
export const courtyard: Setting = {
  ...palace,
  draws: [],
  back: (easel) =>
    paintCourt(
      easel,
      {
        half: 6,
        deep: 9,
        storeys: 2,
        storey: 3,
        bay: 2.4,
        wall: tinted(easel, '#d9c5a0', 0.7),
        roof: tinted(easel, '#9a5138', 0.7),
        trim: tinted(easel, '#7a5c3c', 0.7),
      },
      false,
    ),
};
