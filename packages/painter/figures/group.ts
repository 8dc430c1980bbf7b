import { mix } from '#painter/canvas/colour.ts';
import { type Easel, WIDTH } from '#painter/canvas/easel.ts';
import type { Sketch } from '#painter/canvas/sketch.ts';
import type { Local } from '#painter/canvas/tones.ts';
import { sketchOf } from '#painter/objects/catalogue.ts';
import { paintJetty } from '#painter/rooms/surfaces.ts';
import type { Setting } from '#painter/settings/setting.ts';
import type { Person } from '#painter/words/people.ts';
import type { Recognised } from '#painter/words/recognise.ts';
import type { Costume } from './costume.ts';
import { paintDesk } from './doing/desk.ts';
import type { Posture, View } from './drawing/postures.ts';
import { placeFigure, type Standing } from './placing.ts';

/** The rope between people who are roped together as they walk, from waist to waist. */
const paintRope = (
  easel: Easel,
  walkers: readonly { readonly x: number; readonly back: number }[],
  { line, person }: Standing,
): void => {
  const { ctx, horizon, colours } = easel;
  ctx.strokeStyle = mix(colours.light, '#b08d57', 0.6);
  ctx.lineWidth = person * 0.02;
  ctx.beginPath();
  for (const [index, { x, back }] of walkers.entries()) {
    const y = horizon + (line - horizon) * (1 - back) - person * (1 - back) * 0.52;
    const last = walkers[index - 1];
    if (last === undefined) ctx.moveTo(x, y);
    else ctx.quadraticCurveTo((x + last.x) / 2, y + person * 0.12, x, y);
  }
  ctx.stroke();
};

const MAX_FIGURES = 14;
/** Postures in which two people face each other. */
const FACING = new Set(['stand', 'hold', 'lift', 'bend', 'sit', 'talk']);
const SIDEWAYS = new Set([
  'walk',
  'run',
  'kneel',
  'bend',
  'stumble',
  'climb',
  'push',
  'sit',
  'call',
  'sleep',
  'slump',
  'carry',
]);
const SEATED = new Set(['sit', 'sleep']);
/** Postures that take up more room than others. */
const WIDE = new Set(['run', 'sit', 'sleep', 'slump', 'bend', 'push', 'walk', 'stumble', 'kneel']);
const UNIFORMED = new Set([
  'soldier',
  'officer',
  'policeman',
  'guard',
  'sentry',
  'knight',
  'astronaut',
  'scientist',
  'doctor',
  'oilskin',
]);

/** The direction from which a person is seen. */
export const viewIn = ({ posture, turned }: Person, seen: Recognised): View =>
  SIDEWAYS.has(posture) ? 'side' : seen.fromBehind || turned ? 'back' : 'front';

/** A table wide enough for the people sitting at it, kept within the picture. */
export const tableAround = (
  centre: number,
  half: number,
  person: number,
): { from: number; to: number; person: number } => {
  const reach = Math.max(half + person * 0.7, 330);
  return { from: Math.max(30, centre - reach), to: Math.min(WIDTH - 30, centre + reach), person };
};

const shaded = (colour: Local, copy: number): Local =>
  `#${mix(colour, copy % 2 === 0 ? '#ffffff' : '#2c2a33', copy % 3 === 0 ? 0.1 : 0.24).slice(1)}`;

/** If there are several people of the same kind, they don’t look alike. */
export const variantOf = ({ name, costume, count }: Person, copy: number): Costume => {
  if (count < 2 || copy === 0) return costume;
  const { beard: _, ...shaven } = costume;
  const own: Costume = copy % 2 === 1 ? shaven : costume;
  return {
    ...own,
    ...(costume.hair === undefined ? { hairColour: copy % 3 === 1 ? '#8a5f3c' : '#3a2c26' } : {}),
    ...(UNIFORMED.has(name) ? {} : { colour: shaded(costume.colour, copy) }),
  };
};

/** Someone who walks while holding something doesn’t swing the arm that holds it. */
const carrying = (posture: Posture, held: Sketch | undefined): Posture =>
  posture === 'walk' && held !== undefined && held !== sketchOf('suitcase') ? 'bring' : posture;

/** A plain stool under a seated person who faces right, or left if flipped. */
const paintSeat = (easel: Easel, spot: Standing & { x: number; flip: boolean }): void => {
  const { ctx, colours } = easel;
  const { x, line, person, flip } = spot;
  const left = (from: number, width: number): number => x + person * (flip ? -from - width : from);
  ctx.fillStyle = mix(colours.near, colours.accent, 0.14);
  ctx.fillRect(left(-0.11, 0.25), line - person * 0.245, person * 0.25, person * 0.035);
  ctx.fillRect(left(-0.1, 0.03), line - person * 0.22, person * 0.03, person * 0.22);
  ctx.fillRect(left(0.1, 0.03), line - person * 0.22, person * 0.03, person * 0.22);
};

/** Where a group stands, and what is drawn with it. */
interface Gathering extends Standing {
  /** What the first person in the group holds. */
  readonly held: Sketch | undefined;
  readonly onTable: readonly Sketch[];
  /** Whether the table is behind the people. */
  readonly beyond: boolean;
  readonly alone: boolean;
}

/** A member of a group; `copy` is the member’s number among those of the same kind. */
export interface Member {
  readonly person: Person;
  readonly copy: number;
}

/** How a group is spread across the picture’s width. */
interface Row {
  readonly centre: number;
  /** The distance from the centre to the outermost person. */
  readonly half: number;
  readonly step: number;
}

/** A member of a group as drawn in the picture; `back` is how far behind the first row they stand. */
interface Placed {
  readonly posture: Posture;
  readonly view: View;
  readonly back: number;
  readonly costume: Costume;
  readonly x: number;
  readonly flip: boolean;
  readonly held: Sketch | undefined;
}

const kindsIn = ({ people }: Recognised): Person[] => people.filter(({ name }) => name !== 'crowd');

const rowOf = (easel: Easel, seen: Recognised, near: Gathering, many: number): Row => {
  const side = easel.light.side * easel.mirror;
  const roomy = kindsIn(seen).some(({ posture }) => WIDE.has(posture));
  const step = Math.min(near.person * (roomy ? 0.66 : 0.46), (WIDTH * (easel.over ? 0.62 : 0.84)) / many);
  const aside = seen.over === undefined ? 0.17 : -0.2;
  const middle =
    WIDTH * (0.5 + side * (near.alone && !easel.over ? -0.02 : many > 3 && !easel.over ? 0 : aside));
  const half = ((many - 1) / 2) * step;
  const centre = Math.min(Math.max(middle, half + near.person * 0.2), WIDTH - half - near.person * 0.2);
  return { centre, half, step };
};

/** Whether the group consists of two people who face each other. */
const isFacing = (seen: Recognised, members: readonly Member[]): boolean => {
  const posture = members[0]?.person.posture;
  return (
    posture !== undefined &&
    members.length === 2 &&
    (kindsIn(seen).length === 2 || posture === 'talk' || posture === 'hold') &&
    !seen.fromBehind &&
    FACING.has(posture)
  );
};

const placedIn = (
  { light, mirror }: Easel,
  seen: Recognised,
  members: readonly Member[],
  { centre, step, held }: Row & Pick<Gathering, 'held'>,
): Placed[] => {
  const side = light.side * mirror;
  const many = members.length;
  const facing = isFacing(seen, members);
  return members.map(({ person, copy }, index) => {
    const back = person.lined ? 0 : many > 4 ? ((index * 2) % 3) * 0.13 : copy * 0.06;
    const own = viewIn(person, seen);
    const view: View = facing && own === 'front' ? 'side' : own;
    const posture = facing && index === 0 && person.posture === 'stand' ? 'talk' : person.posture;
    return {
      view,
      back,
      costume: variantOf(person, copy),
      x: centre + (index - (many - 1) / 2) * step * (side > 0 ? 1 : -1),
      flip: facing
        ? index === (side > 0 ? 1 : 0)
        : view === 'side'
          ? side > 0 !== (posture === 'slump' && index % 2 === 1)
          : light.side < 0 !== (index % 2 === 1 && !person.lined),
      posture,
      held: index === 0 ? held : undefined,
    };
  });
};

/** People side by side on the ground or in front of a table; the first person may hold something. */
export const paintGroup = (easel: Easel, setting: Setting, seen: Recognised, near: Gathering): void => {
  const { horizon, skySigns } = easel;
  const members = kindsIn(seen)
    .flatMap((person) => Array.from({ length: person.count }, (_, copy) => ({ person, copy })))
    .slice(0, MAX_FIGURES);
  const many = members.length;
  if (many === 0) return;
  const row = rowOf(easel, seen, near, many);
  const shrink = many > 4 ? Math.min(1, row.step / (near.person * 0.3)) : 1;
  const placed = placedIn(easel, seen, members, { ...row, held: near.held });
  const table = tableAround(row.centre, row.half, near.person);
  if (near.beyond) paintDesk(easel, { ...table, y: near.line - near.person * 0.6 }, near.onTable);
  for (const { posture, view, back, costume, x, flip, held } of placed.toSorted((a, b) => b.back - a.back)) {
    const line = horizon + (near.line - horizon) * (1 - back);
    const height = near.person * shrink * (1 - back);
    if (setting.surface === 'water' && held === near.held && x === placed[0]?.x) paintJetty(easel, x, line);
    if (SEATED.has(posture)) paintSeat(easel, { x, line, person: height, flip });
    placeFigure(
      easel,
      { costume, posture: carrying(posture, held), view, held },
      { x, y: line, height, distance: 0.06 + back * 0.6, lit: 0.34, flip },
    );
  }
  if (skySigns.has('rope')) paintRope(easel, placed, near);
};
