import { creatorOf } from './creator.ts';
import { endStray, endVideo, tend, work } from './deeds.ts';
import type { SeriesRuns } from './executions.ts';
import type { Holds } from './invariants.ts';
import { giveAccount } from './owner.ts';
import { type WhatIs, whatIs } from './what-is.ts';
import { OWNER, type SeriesWorld } from './world.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** After this time, overdue work is retried. */
const AGAIN_MS = 5 * MINUTE_MS;
/** More due times than a calm period can have. */
const MOMENTS = 150;

const nextMoment = ({ runs, series }: WhatIs): number =>
  Math.min(
    ...runs.flatMap(({ dueAt }) => (dueAt === undefined ? [] : Date.parse(dueAt))),
    ...series.flatMap(({ next }) => (next === undefined ? [] : Date.parse(next.beginsAt))),
  );

/** Advances every piece of work that can advance. */
const settle = async (world: SeriesWorld, runs: SeriesRuns): Promise<void> => {
  const { films } = world;
  for (const name of runs.open()) await work(runs, name);
  await films.sweep();
  for (const job of films.running.values()) await endVideo(world, job, 'complete');
  await endStray(world);
  await tend(world);
  for (const name of runs.open()) await work(runs, name);
};

/** From now on nothing fails, and there are credits for everything. */
export const calmDown = (world: SeriesWorld): Promise<void> => {
  Object.assign(world.state, { mood: 'fresh', isRefusing: false, isSuspended: false });
  return giveAccount(world.table, OWNER, { credits: 1000, plan: 'ultra' }, world.now());
};

export const pauseAll = async (world: SeriesWorld): Promise<void> => {
  for (const { id, status } of (await whatIs(world.table)).series)
    if (status === 'active') await creatorOf(world, undefined).switch(id, 'paused');
};

/**
 * Lets days pass, jumping from one due time to the next and advancing everything that can advance. `holds` checks the
 * state and returns it. Returns the final state.
 */
export const passDays = async (
  world: SeriesWorld,
  runs: SeriesRuns,
  days: number,
  holds: Holds,
): Promise<WhatIs> => {
  const end = world.now().getTime() + days * DAY_MS;
  for (let moments = 0; moments < MOMENTS; moments += 1) {
    await settle(world, runs);
    const now = world.now().getTime();
    const is = await holds({ isFitted: true });
    const then = Math.max(nextMoment(is), now + AGAIN_MS);
    if (Math.min(then, end) > now) world.films.wait((Math.min(then, end) - now) / MINUTE_MS);
    if (then > end) return is;
  }
  throw new Error('Something is due again and again.');
};
