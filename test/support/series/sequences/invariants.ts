import { expect } from 'vitest';
import { CREDITS_PER_VIDEO } from '#contract/catalogue.ts';
import type { Run } from '#functions/domain/series/run.ts';
import { seriesAllowed } from '#functions/domain/series/series-allowed.ts';
import { videoIdsOf } from '#functions/domain/series/shown/run-videos.ts';
import { shownStatus } from '#functions/domain/video/shown/recently-deleted.ts';
import { readAccount } from '#functions/store/credits/credit-store.ts';
import { tally } from '#functions/store/credits/ledger-audit.ts';
import { type WhatIs, whatIs } from './what-is.ts';
import { OWNER, type SeriesWorld } from './world.ts';

const ENDS: readonly Run['status'][] = ['approved', 'skipped', 'failed'];

/** Whether a run has returned its idea. */
const hasReturned = ({ status, endedBy, isWritten }: Run): boolean =>
  endedBy === 'product' && (status === 'skipped' || (status === 'failed' && !isWritten));

const oneVideoAnAiring = ({ runs, videos }: WhatIs, known: ReadonlyMap<string, Run>): void => {
  const instants = runs.map(({ seriesId, airing }) => `${seriesId} ${airing.at}`);
  expect(new Set(instants).size, 'an airing has one run').toBe(instants.length);
  for (const video of videos) {
    if (video.run === undefined) continue;
    const run = known.get(video.run);
    expect([video.id, run && videoIdsOf(run).includes(video.id)], 'a video is that of its run').toEqual([
      video.id,
      true,
    ]);
  }
  for (const run of known.values()) {
    const ofRun = videos.filter((video) => video.run === run.id);
    expect(ofRun.length, 'a round of a run has one video').toBeLessThanOrEqual(run.round);
    if (run.status === 'skipped' && run.endedBy === 'product')
      expect(
        ofRun.some(({ id }) => id === run.videoId),
        'a run that was skipped because credits were missing has no video',
      ).toBe(false);
  }
};

const creditsAddUp = ({ items, videos }: WhatIs): void => {
  const { take, audit } = tally();
  for (const item of items) take(item);
  expect(audit().differences, 'balances are the sums of their ledgers').toEqual([]);
  const sum = (prefix: string): number =>
    items
      .filter(({ sk }) => String(sk).startsWith(prefix))
      .reduce((total, { amount }) => total + Number(amount), 0);
  for (const video of videos)
    for (let attempt = 1; attempt <= video.attempt; attempt += 1) {
      const isLost =
        attempt < video.attempt ||
        shownStatus(video) === 'failed' ||
        (['completed', 'deleted'].includes(video.status) && video.error !== undefined);
      const of = `${video.id}:${attempt}:`;
      expect(
        [of, sum(`LEDGER#reserve:${of}`), sum(`LEDGER#return:${of}`)],
        'an attempt is paid once, and a failed one returned once',
      ).toEqual([of, -CREDITS_PER_VIDEO, isLost ? CREDITS_PER_VIDEO : 0]);
    }
};

const ideasAreKept = ({ runs, ideas, series }: WhatIs, seen: ReadonlyMap<string, string>): void => {
  for (const [id, seriesId] of seen) {
    if (!series.some((one) => one.id === seriesId)) continue;
    const waiting = ideas.filter((idea) => idea.id === id).length;
    const holders = runs.filter(({ idea }) => idea.id === id);
    const kept = holders.filter((run) => !hasReturned(run)).length;
    expect([id, waiting + kept], 'an idea waits, or has one run').toEqual([id, 1]);
  }
};

/**
 * `isFitted`: whether the number of active series must be within the plan’s limit by now. `drops`: the idea that the
 * creator dropped.
 */
export interface Happened {
  readonly isFitted: boolean;
  readonly drops?: string | undefined;
}

/** Checks the state and returns it. */
export type Holds = (happened: Happened) => Promise<WhatIs>;

/** What must hold between any two deeds, both for the state itself and for the change from the previous state. */
export const invariantsOf = (world: SeriesWorld): Holds => {
  /** The runs as last seen, including those whose series has been deleted. */
  const known = new Map<string, Run>();
  const aired = new Map<string, string>();
  /** The series that each idea belongs to. */
  const ideas = new Map<string, string>();
  const dropped = new Set<string>();
  const goesOn = (run: Run): void => {
    const before = known.get(run.id);
    known.set(run.id, run);
    if (before === undefined || !ENDS.includes(before.status)) return;
    if (before.status === 'failed' && run.status !== 'failed')
      expect(run.status, 'a failed run comes back with its video').toBe('video_waits');
    else expect(run, 'a run that has ended stays as it is').toEqual(before);
  };
  return async ({ isFitted, drops }) => {
    const is = await whatIs(world.table);
    for (const run of is.runs) goesOn(run);
    for (const { id, airedUntil, status, next } of is.series) {
      expect([id, airedUntil >= (aired.get(id) ?? '')], 'no airing comes back').toEqual([id, true]);
      aired.set(id, airedUntil);
      expect([id, next !== undefined], 'an active series knows its next airing').toEqual([
        id,
        status === 'active',
      ]);
    }
    const active = is.series.filter(({ status }) => status === 'active');
    expect(is.counted, 'active series are counted').toEqual(active.map(({ id }) => id).toSorted());
    if (isFitted) {
      const at = world.now();
      const allowed = seriesAllowed(await readAccount(world.table, OWNER, at), at);
      expect(active.length, 'a plan has room for its active series').toBeLessThanOrEqual(allowed);
    }
    for (const idea of is.ideas) ideas.set(idea.id, idea.seriesId);
    for (const { idea } of is.runs) ideas.set(idea.id, idea.seriesId);
    if (drops !== undefined) dropped.add(drops);
    for (const id of dropped) ideas.delete(id);
    oneVideoAnAiring(is, known);
    creditsAddUp(is);
    ideasAreKept(is, ideas);
    expect(world.tooDear, 'no video of a series leaves fewer credits than it asks for').toEqual([]);
    return is;
  };
};
