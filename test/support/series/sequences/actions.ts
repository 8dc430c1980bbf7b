import fc from 'fast-check';
import { weighted } from '#test/support/run/weighted.ts';
import { AFTER_FAILURE } from './executions.ts';
import type { Fate } from './mortal.ts';
import { MOODS } from './world.ts';

/** The possible actions, and how often each occurs. */
export const ACTIONS = {
  wait: 6,
  /** Starts the next run when it is due. */
  airing: 14,
  deliverAny: 3,
  deliverTwice: 2,
  step: 7,
  work: 9,
  stepTwice: 1,
  tend: 7,
  sweep: 1,
  mood: 2,
  rules: 1,
  complete: 10,
  fail: 2,
  removeVideo: 2,
  retryVideo: 2,
  approve: 6,
  skip: 2,
  remake: 5,
  answerStale: 1,
  twoTabs: 2,
  editSeries: 3,
  createSeries: 1,
  deleteSeries: 1,
  pause: 1,
  resume: 4,
  addIdeas: 2,
  editIdea: 2,
  dropIdea: 1,
  plan: 2,
  list: 1,
  buy: 2,
  spend: 2,
  suspend: 1,
  reinstate: 2,
  atOnce: 3,
} as const;
export type Action = keyof typeof ACTIONS;

const fate: fc.Arbitrary<Fate | undefined> = fc.oneof(
  { weight: 5, arbitrary: fc.constant(undefined) },
  {
    weight: 2,
    arbitrary: fc.record({
      writes: fc.nat(6),
      how: fc.constantFrom('killed', 'killed', 'unanswered'),
    }),
  },
);

/**
 * One event. `fate`: how the process that carries out the event ends. `pick`: which of several items the event
 * applies to.
 */
export const deed = fc.record({
  action: weighted(ACTIONS),
  pick: fc.nat(11),
  minutes: fc.constantFrom(1, 6, 20, 70, 600, 1_440, 4_320, 11_520),
  fate,
  after: fc.constantFrom(...AFTER_FAILURE),
  mood: fc.constantFrom('fresh', 'fresh', 'fresh', 'same', ...MOODS),
});
export type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;
