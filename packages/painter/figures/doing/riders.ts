import type { Easel } from '#painter/canvas/easel.ts';
import { WIDTH } from '#painter/canvas/easel.ts';
import type { Sketch } from '#painter/canvas/sketch.ts';
import { paintSketch } from '#painter/canvas/sketch.ts';
import { figureDrawing } from '#painter/figures/drawing/figure-drawing.ts';
import type { Posture } from '#painter/figures/drawing/postures.ts';
import { ADULT_METRES, placeFigure, placeSketch, type Standing } from '#painter/figures/placing.ts';
import type { Setting } from '#painter/settings/setting.ts';
import type { Person } from '#painter/words/people.ts';

/** How high a mount’s back is, as a fraction of the mount’s height. */
const SADDLE = 0.6;
/** An elephant’s back. */
const TALL_METRES = 2.8;
const TALL_SADDLE = 0.86;
const MOUNT_SCALE = 1.12;
const BOAT_SCALE = 2.7;

/** An animal with a rider, and where the animal stands. */
interface Ride extends Standing {
  readonly mount: Sketch;
}

/** Somebody on the back of an animal; mounts are drawn facing left, people facing right. */
export const paintRider = (easel: Easel, setting: Setting, { costume }: Person, spot: Ride): void => {
  const { light, mirror } = easel;
  const { mount } = spot;
  const size = spot.person * (mount.metres / ADULT_METRES) * MOUNT_SCALE;
  const flip = light.side * mirror > 0;
  const x = WIDTH * (easel.over ? 0.5 - light.side * mirror * 0.2 : 0.5);
  const drawing = figureDrawing(costume, 'ride', 'side');
  const height = (spot.person * drawing.sketch.metres) / ADULT_METRES;
  placeSketch(easel, setting, mount, { x, y: spot.line, height: size, distance: 0.12, lit: 0.32, flip });
  placeFigure(
    easel,
    { costume, posture: 'ride', view: 'side', seated: true },
    {
      x: x + (flip ? -1 : 1) * size * 0.08,
      y: spot.line - size * (mount.metres > TALL_METRES ? TALL_SADDLE : SADDLE) - drawing.hip[1] * height,
      height: spot.person,
      distance: 0.08,
      lit: 0.34,
      flip: !flip,
    },
  );
};

/**
 * How far a kneeling or standing person’s feet are below the edge of the boat, as a fraction of the person’s height.
 */
const KNEELING = 0.12;
const STANDING = 0.3;
/** Next to a ship, a boat is drawn small. */
const BESIDE = 0.72;
/** Below this fraction of the boat’s height, the people are hidden. */
const BILGE = 0.12;

/** A boat with people in it, and where it floats. */
interface Voyage extends Standing {
  readonly boat: Sketch;
  /** Whether the boat is the only thing in the picture. */
  readonly alone: boolean;
}

/** People in a small boat; the side of the boat hides their legs. */
export const paintBoatmen = (
  easel: Easel,
  setting: Setting,
  people: readonly Person[],
  { boat, person, line, alone }: Voyage,
): void => {
  const { ctx, light, mirror, height: tall } = easel;
  const side = light.side * mirror;
  const spot = alone ? { person, line } : { person: person * BESIDE, line: line + tall * 0.045 };
  const aboard = people.flatMap((person) => Array.from({ length: person.count }, () => person)).slice(0, 6);
  const width = Math.min(
    WIDTH * (alone ? 0.82 : 0.46),
    spot.person * Math.max(BOAT_SCALE, aboard.length * 0.62),
  );
  const size = (width * boat.size[1]) / boat.size[0];
  const flip = light.side * mirror > 0;
  const sailing = boat.size[1] > boat.size[0] * 0.7;
  const edge = spot.line - size * (sailing ? 0.175 : 0.42);
  const middle = WIDTH * (easel.over ? 0.5 - side * 0.2 : alone ? 0.5 : 0.5 + side * 0.24);
  const pose = { x: middle, y: spot.line, height: size, distance: 0.14, lit: 0.32, flip };
  placeSketch(easel, setting, boat, pose);
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, WIDTH, spot.line - size * BILGE);
  ctx.clip();
  for (const [index, { costume, posture }] of aboard.entries()) {
    const kneeling = posture === 'kneel' || posture === 'bend';
    const standing = posture === 'climb' || posture === 'hold' || posture === 'call';
    const own: Posture = kneeling ? posture : standing ? 'hold' : 'sit';
    const drawing = figureDrawing(costume, own, 'side');
    const height = (spot.person * drawing.sketch.metres) / ADULT_METRES;
    const t = aboard.length === 1 ? 0.4 : 0.24 + (index / (aboard.length - 1)) * 0.52;
    const below = kneeling ? KNEELING : standing ? STANDING : -drawing.hip[1] - 0.06;
    placeFigure(
      easel,
      { costume, posture: own, view: 'side', seated: true },
      {
        x: middle + (t - 0.5) * width,
        y: edge + below * height,
        height: spot.person,
        distance: 0.14,
        lit: 0.32,
        flip: index % 2 === 1,
      },
    );
  }
  ctx.restore();
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, edge, WIDTH, spot.line - edge + 4);
  ctx.clip();
  paintSketch(easel, boat, pose);
  ctx.restore();
};
