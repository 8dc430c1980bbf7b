import type { Easel } from '#painter/canvas/easel.ts';
import { WIDTH } from '#painter/canvas/easel.ts';
import type { Sketch } from '#painter/canvas/sketch.ts';
import type { Costume } from '#painter/figures/costume.ts';
import { type Member, tableAround, variantOf } from '#painter/figures/group.ts';
import type { Standing } from '#painter/figures/placing.ts';
import { placeFigure } from '#painter/figures/placing.ts';
import type { Person } from '#painter/words/people.ts';
import type { Recognised } from '#painter/words/recognise.ts';
import { paintDesk } from './desk.ts';

const MAX_SEATED = 6;
const MAX_CALLERS = 3;
/** How far the edge of a table is below the line of the figures’ feet, as a fraction of an adult’s height. */
const EDGE_SHARE = 0.35;
/** The camera comes closer when nobody stands in front of the desk. */
const NEARER = 1.26;
const DOFFED = new Set(['top', 'bowler', 'fedora', 'cap']);

/** Hats come off at a desk. */
const doffed = ({ hat, ...costume }: Costume): Costume =>
  hat === undefined || DOFFED.has(hat) ? costume : { ...costume, hat };

const each = (people: readonly Person[], most: number): Member[] =>
  people
    .flatMap((person) => Array.from({ length: person.count }, (_, copy) => ({ person, copy })))
    .slice(0, most);

/** People standing in front of a desk, facing the people behind it. */
const paintCallers = (easel: Easel, near: Standing, callers: readonly Member[]): void => {
  const side = easel.light.side * easel.mirror;
  for (const [index, { person: own, copy }] of [...callers.entries()].toReversed())
    placeFigure(
      easel,
      {
        costume: variantOf(own, copy),
        posture: own.posture === 'stand' && index === 0 ? 'talk' : own.posture,
        view: 'side',
      },
      {
        x: WIDTH * (0.5 + side * (0.19 + index * 0.21)),
        y: near.line + near.person * (0.06 - index * 0.035),
        height: near.person * (1.02 - index * 0.05),
        distance: 0.05 + index * 0.04,
        lit: 0.34,
        flip: side > 0,
      },
    );
};

/** People sitting behind a desk, and people standing in front of it, facing them. */
export const paintAtDesk = (
  easel: Easel,
  seen: Recognised,
  near: Standing,
  onTable: readonly Sketch[],
): void => {
  const { light, mirror } = easel;
  const side = light.side * mirror;
  const kinds = seen.people.filter(({ name }) => name !== 'crowd');
  const seated = each(
    kinds.filter(({ posture }) => posture === 'work'),
    MAX_SEATED,
  );
  const callers = each(
    kinds.filter(({ posture }) => posture !== 'work'),
    MAX_CALLERS,
  );
  const writer = easel.skySigns.has('writing') ? seated[0]?.person : undefined;
  const edge = near.line - near.person * EDGE_SHARE;
  const person = near.person * (callers.length > 0 || easel.over || seated.length > 2 ? 1 : NEARER);
  const line = edge + person * EDGE_SHARE;
  const step = Math.min(person * 0.46, (WIDTH * (easel.over ? 0.62 : 0.84)) / seated.length);
  const half = ((seated.length - 1) / 2) * step;
  const wished = WIDTH * (0.5 + side * (callers.length > 0 ? -0.2 : easel.over ? -0.2 : 0.04));
  const centre = Math.min(Math.max(wished, half + person * 0.2), WIDTH - half - person * 0.2);
  for (const [index, { person: own, copy }] of seated.entries())
    placeFigure(
      easel,
      { costume: doffed(variantOf(own, copy)), posture: 'work', view: 'front' },
      {
        x: centre + (index - (seated.length - 1) / 2) * step * side,
        y: line,
        height: person,
        distance: 0.08,
        lit: 0.34,
        flip: light.side < 0,
      },
    );
  paintDesk(
    easel,
    {
      ...tableAround(centre, half, person),
      y: edge,
      paper: centre,
      ...(writer === undefined ? {} : { sleeve: writer.costume.colour }),
    },
    onTable,
  );
  paintCallers(easel, near, callers);
};
