import type { Easel } from '#painter/canvas/easel.ts';
import { WIDTH } from '#painter/canvas/easel.ts';
import type { Sketch } from '#painter/canvas/sketch.ts';
import { paintContact, paintSketch } from '#painter/canvas/sketch.ts';
import { paintReflection, paintWaterline } from '#painter/nature/afloat.ts';
import { sketchOf } from '#painter/objects/catalogue.ts';
import { paintIslet } from '#painter/rooms/surfaces.ts';
import type { Setting } from '#painter/settings/setting.ts';
import type { Costume } from './costume.ts';
import type { FigureDrawing } from './drawing/figure-drawing.ts';
import { figureDrawing } from './drawing/figure-drawing.ts';
import type { Posture, View } from './drawing/postures.ts';

const PERSON_METRES = 1.78;
/** Size differences are compressed so that both a cat and a castle are recognisable in the same picture. */
const SIZE_POWER = 0.42;
const SUNK_SHARE = 0.36;
const UMBRELLA_SHARE = 0.52;

/**
 * The height at which to draw something in a picture where a person is `person` units tall; the drawing fits into
 * `most`.
 */
export const drawnHeight = (
  sketch: Sketch,
  person: number,
  most: { readonly width: number; readonly height: number },
  power = SIZE_POWER,
): number => {
  const [width, height] = sketch.size;
  const wished = person * (sketch.metres / PERSON_METRES) ** power;
  return Math.min(wished, most.height, (most.width * height) / width);
};

export interface Spot {
  readonly x: number;
  /** The height at which the object stands, floats or hovers. */
  readonly y: number;
  readonly height: number;
  readonly distance: number;
  readonly lit: number;
  readonly flip: boolean;
}

/** A sea creature breaking the surface; the part under water stays hidden. */
const paintSurfacing = (easel: Easel, sketch: Sketch, spot: Spot): void => {
  const { ctx } = easel;
  const width = (spot.height * sketch.size[0]) / sketch.size[1];
  paintReflection(easel, [spot.x, spot.y], width * 0.9, spot.height);
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, WIDTH, spot.y + 3);
  ctx.clip();
  paintSketch(easel, sketch, { ...spot, y: spot.y + spot.height * SUNK_SHARE });
  ctx.restore();
};

/** Places an object in the scene so that it stands, floats or hovers as its kind and the place require. */
export const placeSketch = (easel: Easel, setting: Setting, sketch: Sketch, spot: Spot): void => {
  const width = (spot.height * sketch.size[0]) / sketch.size[1];
  if (setting.surface === 'water' && sketch.place === 'deep') {
    paintSurfacing(easel, sketch, spot);
    return;
  }
  const afloat = setting.surface === 'water' && sketch.place === 'water';
  const hovering = sketch.place === 'air' || setting.surface === 'deep' || setting.surface === 'void';
  if (afloat) paintReflection(easel, [spot.x, spot.y - 4], width, spot.height);
  else if (setting.surface === 'water' && !hovering)
    paintIslet(easel, spot.x, spot.y, Math.max(width * 0.62, 110));
  else if (!hovering) paintContact(easel, [spot.x, spot.y - 2], width, 0.6 - spot.distance * 0.4);
  paintSketch(easel, sketch, spot);
  if (afloat) paintWaterline(easel, spot.x, spot.y, width);
};

/** Where people stand, and how tall an adult is at that point. */
export interface Standing {
  readonly line: number;
  readonly person: number;
}

/** A person as drawn in one picture. */
export interface Posed {
  readonly costume: Costume;
  readonly posture: Posture;
  readonly view: View;
  readonly held?: Sketch | undefined;
  /** Whether the person is carried by something and therefore casts no shadow on the ground. */
  readonly seated?: boolean;
}

export const ADULT_METRES = 1.76;
/** Things that people hold are drawn a little too large, so that they stay visible. */
const HELD_SCALE = 1.3;

/** The size of a person’s drawing in a picture where an adult is `adult` units tall. */
const sizeOfPerson = ({ sketch }: FigureDrawing, adult: number): number =>
  (adult * sketch.metres) / ADULT_METRES;

/** A person on the ground, along with what they hold. */
export const placeFigure = (easel: Easel, posed: Posed, spot: Spot): void => {
  const { held } = posed;
  const drawing = figureDrawing(posed.costume, posed.posture, posed.view);
  const height = sizeOfPerson(drawing, spot.height);
  if (posed.seated !== true) paintContact(easel, [spot.x, spot.y - 2], height * 0.34, 0.6);
  paintSketch(easel, drawing.sketch, { ...spot, height });
  const face = spot.y + drawing.head[1] * height;
  easel.focus.push({
    kind: 'face',
    x: spot.x + drawing.head[0] * height,
    top: face - height * 0.07,
    bottom: face + height * 0.07,
  });
  if (held === undefined) return;
  const side = spot.flip ? -1 : 1;
  if (held === sketchOf('umbrella')) {
    paintSketch(easel, held, {
      ...spot,
      y: spot.y - height * 0.62,
      height: height * UMBRELLA_SHARE,
      lit: 0.5,
    });
    return;
  }
  const long = held.size[1] > held.size[0] * 2;
  const share = Math.min(long ? 0.3 : 0.17, Math.max(0.08, (held.metres / ADULT_METRES) * HELD_SCALE));
  const size = height * share;
  paintSketch(easel, held, {
    x: spot.x + side * height * drawing.hand[0],
    y: spot.y + height * drawing.hand[1] + size * (held.size[1] > held.size[0] * 1.3 ? 0.4 : 0.75),
    height: size,
    distance: spot.distance,
    flip: spot.flip,
    lit: 0.7,
    tilt: long ? side * 0.16 : 0,
  });
};
