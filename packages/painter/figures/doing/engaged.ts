import { mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, layerColour, WIDTH } from '#painter/canvas/easel.ts';
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

/** What people do together with a thing: bend over it, push it, or lift it. */
type Deed = 'bend' | 'push' | 'lift';

export interface Engagement {
  readonly deed: Deed;
  /** The things they work on; several only when they lie on one table. */
  readonly things: readonly Thing[];
}

const MAX_DOERS = 4;
const MAX_METRES = 2.2;
const LIFTED_METRES = 1.3;
/** How much of the picture’s width a thing may take up. */
const MOST_WIDE = 0.66;
const SLOPE = 0.14;
/** Heights as shares of an adult’s. */
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

/** Whether the people have one of the things in their hands, and which. */
export const engagementOf = (people: readonly Person[], things: readonly Thing[]): Engagement | undefined => {
  const deed = deedOf(people);
  if (deed === undefined) return undefined;
  const most = deed === 'lift' ? LIFTED_METRES : MAX_METRES;
  const [target] = things.filter(({ sketch }) => sketch.place === 'ground' && sketch.metres < most);
  if (target !== undefined) return { deed, things: [target] };
  const onTable = things.filter(({ sketch }) => sketch.place === 'table');
  return deed === 'bend' && onTable.length > 0 ? { deed, things: onTable } : undefined;
};

/** A rising road in the foreground, higher on the side that `up` names. */
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
    paintContact(easel, at.x, at.y, (tall * sketch.size[0]) / sketch.size[1], 0.5);
    paintSketch(easel, sketch, { ...at, height: tall, distance: 0.1, lit: 0.7 });
  }
};

/** People with their hands on a thing, at both its ends, or behind it when they push. */
export const paintEngaged = (
  easel: Easel,
  setting: Setting,
  people: readonly Person[],
  { deed, things }: Engagement,
  near: Standing,
): void => {
  const { light, mirror, horizon, skySigns } = easel;
  const doers = people
    .filter(({ name }) => name !== 'crowd')
    .flatMap((person) => Array.from({ length: person.count }, () => person))
    .slice(0, MAX_DOERS)
    .toSorted((a, b) => (deed === 'push' ? metresOf(a) - metresOf(b) : 0));
  const [target] = things;
  if (target === undefined) return;
  const onTable = target.sketch.place === 'table';
  const widest =
    (WIDTH *
      (MOST_WIDE - doers.length * (deed === 'push' ? 0.05 : 0)) *
      ADULT_METRES *
      target.sketch.size[1]) /
    (target.sketch.metres * target.sketch.size[0]);
  const person = Math.min(near.person, WIDTH * PERSON_WIDTHS[deed], onTable ? near.person : widest);
  const line = horizon + ((near.line - horizon) * (1 + person / near.person)) / 2;
  const ahead = light.side * mirror > 0 ? 1 : -1;
  const size = onTable ? person * TABLE_SHARE : (person * target.sketch.metres) / ADULT_METRES;
  const width = onTable ? person * 0.6 : (size * target.sketch.size[0]) / target.sketch.size[1];
  const pushed = deed === 'push';
  const sloped = pushed && skySigns.has('steep');
  const middle =
    WIDTH * 0.5 + (pushed ? ahead * width * 0.28 : doers.length === 1 ? ahead * width * 0.24 : 0);
  const yAt = (x: number): number => (sloped ? line - (x - WIDTH / 2) * SLOPE * ahead : line);
  if (sloped) paintSlope(easel, line, ahead);
  const posture = POSTURE[deed];
  const handOf = (who: Person): readonly [number, number] => {
    const { hand, sketch } = figureDrawing(who.costume, posture, 'side');
    const height = (person * sketch.metres) / ADULT_METRES;
    return [hand[0] * height, hand[1] * height];
  };
  const lifted = deed === 'lift' && doers[0] !== undefined ? -handOf(doers[0])[1] - size * 0.3 : 0;
  const sketch: Sketch = target.sketch;
  if (onTable) paintLoadedTable(easel, setting, things, { x: middle, y: line, person });
  else if (sloped || lifted > 0)
    paintSketch(easel, sketch, {
      x: middle,
      y: yAt(middle) - lifted,
      height: size,
      distance: 0.1,
      lit: 0.4,
      flip: ahead < 0,
      tilt: sloped ? -SLOPE * ahead : 0,
    });
  else
    placeSketch(easel, setting, sketch, {
      x: middle,
      y: line,
      height: size,
      distance: 0.1,
      lit: 0.4,
      flip: ahead < 0,
    });
  for (const [index, doer] of [...doers.entries()].toReversed()) {
    const behind = pushed || index % 2 === 0;
    const facing = behind ? ahead : -ahead;
    const reach = handOf(doer)[0];
    const row = pushed ? index : Math.floor(index / 2);
    const edge = middle - facing * width * (pushed ? 0.36 : deed === 'lift' ? 0.34 : 0.3);
    const x = edge - facing * (reach + row * person * (pushed ? 0.2 : 0.3));
    placeFigure(
      easel,
      { costume: doer.costume, posture, view: 'side' },
      { x, y: yAt(x), height: person, distance: 0.06, lit: 0.34, flip: facing < 0 },
    );
  }
};
