import { mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, layerColour, WIDTH } from '#painter/canvas/easel.ts';
import type { Point } from '#painter/canvas/shapes.ts';
import type { Sketch } from '#painter/canvas/sketch.ts';
import { paintContact, paintSketch } from '#painter/canvas/sketch.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { figureDrawing } from '#painter/figures/drawing/figure-drawing.ts';
import type { Posture } from '#painter/figures/drawing/postures.ts';
import type { Standing } from '#painter/figures/placing.ts';
import { ADULT_METRES, placeFigure, placeSketch } from '#painter/figures/placing.ts';
import type { Thing } from '#painter/figures/things.ts';
import { sketchOf } from '#painter/objects/catalogue.ts';
import type { Setting } from '#painter/settings/setting.ts';
import type { Person } from '#painter/words/people.ts';

/** What people do with a thing: bend over it, push it, or lift it. */
type Deed = 'bend' | 'push' | 'lift';

export interface Engagement {
  readonly deed: Deed;
  /** The things that people work on; more than one only if they all lie on the same table. */
  readonly things: readonly Thing[];
}

const MAX_DOERS = 4;
const MAX_METRES = 2.2;
const LIFTED_METRES = 1.3;
/** The largest fraction of the picture’s width that a thing may take up. */
const MOST_WIDE = 0.66;
const SLOPE = 0.14;
/** Heights, as fractions of an adult’s height. */
const TABLE_SHARE = 0.44;
const PERSON_WIDTHS: Record<Deed, number> = { bend: 0.66, push: 0.5, lift: 0.62 };
const POSTURE: Record<Deed, Posture> = { bend: 'bend', push: 'push', lift: 'carry' };

const deedOf = (people: readonly Person[]): Deed | undefined => {
  const doers = people.filter(({ name }) => name !== 'crowd');
  const posture = doers[0]?.posture;
  return (posture === 'bend' || posture === 'push' || posture === 'lift') &&
    doers.every((person) => person.posture === posture)
    ? posture
    : undefined;
};

const metresOf = ({ costume }: Person): number => costume.metres ?? ADULT_METRES;

/** Which things the people are working on, if any. */
export const engagementOf = (people: readonly Person[], things: readonly Thing[]): Engagement | undefined => {
  const deed = deedOf(people);
  if (deed === undefined) return undefined;
  const most = deed === 'lift' ? LIFTED_METRES : MAX_METRES;
  const [target] = things.filter(({ sketch }) => sketch.place === 'ground' && sketch.metres < most);
  if (target !== undefined) return { deed, things: [target] };
  const onTable = things.filter(({ sketch }) => sketch.place === 'table');
  return deed === 'bend' && onTable.length > 0 ? { deed, things: onTable } : undefined;
};

/** A sloping road in the foreground that rises towards the side given by `up`. */
const paintSlope = (easel: Easel, y: number, up: -1 | 1): void => {
  const { ctx, height, colours } = easel;
  const rise = (WIDTH / 2) * SLOPE * up;
  const tone = mix(layerColour(easel, 0.3), tinted(easel, '#a58f66', 0.75), 0.7);
  const gradient = ctx.createLinearGradient(0, y, 0, height);
  gradient.addColorStop(0, mix(tone, colours.light, 0.14));
  gradient.addColorStop(1, mix(tone, inkOf(easel), 0.45));
  ctx.fillStyle = gradient;
  ctx.beginPath();
  ctx.moveTo(-10, y + rise - 6);
  ctx.quadraticCurveTo(WIDTH * 0.5, y - 14, WIDTH + 10, y - rise - 6);
  ctx.lineTo(WIDTH + 10, height + 10);
  ctx.lineTo(-10, height + 10);
  ctx.fill();
};

const paintLoadedTable = (
  easel: Easel,
  setting: Setting,
  things: readonly Thing[],
  spot: { x: number; y: number; person: number },
): void => {
  const { x, y, person } = spot;
  const stand = sketchOf('table');
  if (stand === undefined) return;
  const size = person * TABLE_SHARE;
  const width = (size * stand.size[0]) / stand.size[1];
  placeSketch(easel, setting, stand, { x, y, height: size, distance: 0.12, lit: 0.3, flip: false });
  const share = Math.max(width, person * 0.5) / things.length;
  for (const [index, { sketch }] of things.entries()) {
    const tall = Math.min(person * 0.2, (share * 0.96 * sketch.size[1]) / sketch.size[0]);
    const at = { x: x + (index - (things.length - 1) / 2) * share, y: y - size * 0.84 };
    paintContact(easel, [at.x, at.y], (tall * sketch.size[0]) / sketch.size[1], 0.5);
    paintSketch(easel, sketch, { ...at, height: tall, distance: 0.1, lit: 0.7 });
  }
};

/** Who works on what. */
interface Engaged extends Engagement {
  readonly people: readonly Person[];
}

/** How people and the thing they work on are arranged. */
interface Layout extends Standing {
  /** The side of the picture that stays empty. */
  readonly ahead: -1 | 1;
  /** The size of the thing. */
  readonly size: number;
  readonly width: number;
  readonly middle: number;
  readonly sloped: boolean;
  /** How far the thing is off the ground. */
  readonly lifted: number;
}

const doersOf = ({ people, deed }: Engaged): Person[] =>
  people
    .filter(({ name }) => name !== 'crowd')
    .flatMap((person) => Array.from({ length: person.count }, () => person))
    .slice(0, MAX_DOERS)
    .toSorted((a, b) => (deed === 'push' ? metresOf(a) - metresOf(b) : 0));

/** The position of a person’s hand, measured from the feet, in a picture where an adult is `person` units tall. */
const handOf = ({ costume }: Person, deed: Deed, person: number): Point => {
  const { hand, sketch } = figureDrawing(costume, POSTURE[deed], 'side');
  const height = (person * sketch.metres) / ADULT_METRES;
  return [hand[0] * height, hand[1] * height];
};

const layoutOf = (
  { light, mirror, horizon, skySigns }: Easel,
  sketch: Sketch,
  { deed, doers }: { readonly deed: Deed; readonly doers: readonly Person[] },
  near: Standing,
): Layout => {
  const onTable = sketch.place === 'table';
  const pushed = deed === 'push';
  const widest =
    (WIDTH * (MOST_WIDE - doers.length * (pushed ? 0.05 : 0)) * ADULT_METRES * sketch.size[1]) /
    (sketch.metres * sketch.size[0]);
  const person = Math.min(near.person, WIDTH * PERSON_WIDTHS[deed], onTable ? near.person : widest);
  const ahead = light.side * mirror > 0 ? 1 : -1;
  const size = onTable ? person * TABLE_SHARE : (person * sketch.metres) / ADULT_METRES;
  const width = onTable ? person * 0.6 : (size * sketch.size[0]) / sketch.size[1];
  return {
    line: horizon + ((near.line - horizon) * (1 + person / near.person)) / 2,
    person,
    ahead,
    size,
    width,
    middle: WIDTH * 0.5 + (pushed ? ahead * width * 0.28 : doers.length === 1 ? ahead * width * 0.24 : 0),
    sloped: pushed && skySigns.has('steep'),
    lifted: deed === 'lift' && doers[0] !== undefined ? -handOf(doers[0], deed, person)[1] - size * 0.3 : 0,
  };
};

/** The height of the ground at `x`, whether level or sloped. */
const groundAt = ({ sloped, line, ahead }: Layout, x: number): number =>
  sloped ? line - (x - WIDTH / 2) * SLOPE * ahead : line;

/** A thing that people have their hands on, standing on the ground or lifted. */
const paintTarget = (easel: Easel, setting: Setting, sketch: Sketch, layout: Layout): void => {
  const { middle, line, lifted, sloped, ahead } = layout;
  const pose = { x: middle, height: layout.size, distance: 0.1, lit: 0.4, flip: ahead < 0 };
  if (sloped || lifted > 0)
    paintSketch(easel, sketch, {
      ...pose,
      y: groundAt(layout, middle) - lifted,
      tilt: sloped ? -SLOPE * ahead : 0,
    });
  else placeSketch(easel, setting, sketch, { ...pose, y: line });
};

const paintDoers = (easel: Easel, doers: readonly Person[], deed: Deed, layout: Layout): void => {
  const { ahead, middle, width, person } = layout;
  const pushed = deed === 'push';
  for (const [index, doer] of [...doers.entries()].toReversed()) {
    const behind = pushed || index % 2 === 0;
    const facing = behind ? ahead : -ahead;
    const reach = handOf(doer, deed, person)[0];
    const row = pushed ? index : Math.floor(index / 2);
    const edge = middle - facing * width * (pushed ? 0.36 : deed === 'lift' ? 0.34 : 0.3);
    const x = edge - facing * (reach + row * person * (pushed ? 0.2 : 0.3));
    placeFigure(
      easel,
      { costume: doer.costume, posture: POSTURE[deed], view: 'side' },
      { x, y: groundAt(layout, x), height: person, distance: 0.06, lit: 0.34, flip: facing < 0 },
    );
  }
};

/** People with their hands on a thing: at both ends of it, or behind it when they push. */
export const paintEngaged = (easel: Easel, setting: Setting, engaged: Engaged, near: Standing): void => {
  const { deed, things } = engaged;
  const doers = doersOf(engaged);
  const [target] = things;
  if (target === undefined) return;
  const { sketch } = target;
  const layout = layoutOf(easel, sketch, { deed, doers }, near);
  const { middle, line, person } = layout;
  if (layout.sloped) paintSlope(easel, line, layout.ahead);
  if (sketch.place === 'table') paintLoadedTable(easel, setting, things, { x: middle, y: line, person });
  else paintTarget(easel, setting, sketch, layout);
  paintDoers(easel, doers, deed, layout);
};
