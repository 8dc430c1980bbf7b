import type { Easel } from '#painter/canvas/easel.ts';
import { WIDTH } from '#painter/canvas/easel.ts';
import type { Sketch } from '#painter/canvas/sketch.ts';
import { paintContact, paintSketch } from '#painter/canvas/sketch.ts';
import { figureDrawing } from '#painter/figures/drawing/figure-drawing.ts';
import { ADULT_METRES, placeFigure, type Spot, type Standing } from '#painter/figures/placing.ts';
import type { Person } from '#painter/words/people.ts';

const MAX_PASSENGERS = 4;
/** Fractions of the picture’s height: where the middle of a balloon is, and how tall the balloon is. */
const ALOFT = { middle: 0.33, size: 0.46 } as const;
const MOST_WIDE = 0.66;
/** A carriage is drawn nearer than people on foot would be. */
const NEARER = 1.5;
/** People in a balloon’s basket are drawn too large, because otherwise nobody could see them on a phone. */
const BASKET_PERSON = 0.2;

const aboardOf = (people: readonly Person[]): Person[] =>
  people
    .filter(({ name }) => name !== 'crowd')
    .flatMap((person) => Array.from({ length: person.count }, () => person))
    .slice(0, MAX_PASSENGERS);

/** People side by side on the seat of a craft drawn at `spot`; an adult is `person` units tall. */
const placeAboard = (
  easel: Easel,
  people: readonly Person[],
  craft: Sketch,
  spot: Spot & { readonly person: number },
): void => {
  const { seat } = craft;
  if (seat === undefined) return;
  const { flip, person } = spot;
  const aloft = craft.place === 'air';
  const side = flip ? -1 : 1;
  const scale = spot.height / craft.size[1];
  const aboard = aboardOf(people);
  const [from, to, level] = seat;
  for (const [index, { costume }] of aboard.entries()) {
    const t = aboard.length === 1 ? (aloft ? 0.5 : 0.35) : index / (aboard.length - 1);
    const posture = aloft ? 'talk' : 'drive';
    const view = aloft ? 'front' : 'side';
    const drawing = figureDrawing(costume, posture, view);
    const own = (person * drawing.sketch.metres) / ADULT_METRES;
    placeFigure(
      easel,
      { costume, posture, view, seated: true },
      {
        x: spot.x + side * (from + (to - from) * (aloft ? t : 1 - t) - craft.size[0] / 2) * scale,
        y: spot.y - (craft.size[1] - level) * scale - drawing.hip[1] * own - (aloft ? person * 0.02 : 0),
        height: person,
        distance: 0.1,
        lit: 0.36,
        flip: aloft ? index % 2 === 1 : flip,
      },
    );
  }
};

/** People on the seat of a carriage (drawn facing right) or in the basket of a balloon. */
export const paintPassengers = (
  easel: Easel,
  people: readonly Person[],
  craft: Sketch,
  spot: Standing,
): void => {
  const { ctx, height, light, mirror } = easel;
  const { seat } = craft;
  if (seat === undefined) return;
  const aloft = craft.place === 'air';
  const wished = aloft ? height * ALOFT.size : (spot.person * NEARER * craft.metres) / ADULT_METRES;
  const size = Math.min(wished, (WIDTH * MOST_WIDE * craft.size[1]) / craft.size[0]);
  const scale = size / craft.size[1];
  const person = aloft ? size * BASKET_PERSON : (size * ADULT_METRES) / craft.metres;
  const pose = {
    x: WIDTH * (aloft ? 0.5 - light.side * mirror * 0.14 : 0.5),
    y: aloft ? height * ALOFT.middle + size / 2 : spot.line,
    height: size,
    distance: 0.12,
    lit: 0.38,
    flip: !aloft && light.side * mirror < 0,
  };
  if (!aloft) paintContact(easel, [pose.x, pose.y - 2], scale * craft.size[0], 0.6);
  paintSketch(easel, craft, pose);
  const rim = pose.y - (craft.size[1] - seat[2]) * scale;
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, WIDTH, aloft ? rim + 2 : height);
  ctx.clip();
  placeAboard(easel, people, craft, { ...pose, person });
  ctx.restore();
  if (!aloft) return;
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, rim, WIDTH, pose.y - rim + 4);
  ctx.clip();
  paintSketch(easel, craft, pose);
  ctx.restore();
};
