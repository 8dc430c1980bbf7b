import type { Easel } from '#painter/canvas/easel.ts';
import { ADULT_METRES, placeFigure } from '#painter/figures/placing.ts';
import { STEPS } from '#painter/rooms/steps.ts';
import { viewOf } from '#painter/rooms/view.ts';
import type { Person } from '#painter/words/people.ts';

const MOST = 4;
/** The step the first person stands on, and how many lie between one person and the next. */
const FIRST_STEP = 1;
const BETWEEN = 3;

/** People who climb a staircase, the first one farthest up. */
export const paintOnStairs = (easel: Easel, people: readonly Person[]): void => {
  const view = viewOf(easel, true);
  const all = people.flatMap((person) => Array.from({ length: person.count }, () => person)).slice(0, MOST);
  for (const [index, { costume }] of all.entries()) {
    const step = FIRST_STEP + (all.length - 1 - index) * BETWEEN;
    const deep = STEPS.first + (step + 0.5) * STEPS.deep;
    const across = STEPS.half * 0.42 * (index % 2 === 0 ? -1 : 1);
    const [x, y] = view.at([across, (step + 1) * STEPS.up, deep]);
    placeFigure(
      easel,
      { costume, posture: 'climb', view: 'back' },
      {
        x,
        y,
        height: view.unit(deep) * ADULT_METRES,
        distance: 0.08 + (all.length - index) * 0.03,
        lit: 0.34,
        flip: index % 2 === 1,
      },
    );
  }
};
