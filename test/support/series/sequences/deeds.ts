import { isAsked } from '#functions/domain/series/runs/answers.ts';
import type { Job } from '#functions/domain/video/job.ts';
import { isUnderWay } from '#functions/domain/video/video-edit.ts';
import { runDuty } from '#functions/runtime/step/run-duty.ts';
import { tendDue } from '#functions/scheduled/films/tend-due.ts';
import { followVideo } from '#functions/services/series/filming/follow-video.ts';
import { pauseBeyondPlan } from '#functions/services/series/pause-beyond-plan.ts';
import { filmOf } from '#test/support/builders/film-of.ts';
import { defined } from '#test/support/values.ts';
import type { Action, Deed } from './actions.ts';
import { ANSWERS, creatorOf } from './creator.ts';
import type { SeriesRuns } from './executions.ts';
import type { Happened } from './invariants.ts';
import type { Fate } from './mortal.ts';
import { giveAccount } from './owner.ts';
import { whatIs } from './what-is.ts';
import { OWNER, type SeriesWorld } from './world.ts';

const PLANS = ['ultra', 'starter', 'growth', 'free', 'ultra', 'trial', 'hobby'] as const;
/** More steps than any execution ever takes. */
const STEPS_MAX = 12;

/** FinishVideo or FailVideo. */
export const endVideo = async (
  { act, films, now }: SeriesWorld,
  job: Job,
  how: 'complete' | 'fail',
  fate?: Fate,
): Promise<void> => {
  await act(fate, async (ports) => {
    const video = await ports.videos().find(job.ownerId, job.videoId);
    if (how === 'complete') await ports.videos().complete(job, filmOf(), now());
    else await ports.videos().fail(job, 'It failed.', now());
    if (video !== undefined) await followVideo(ports, video, now());
  });
  await films.dispatch();
};

/** Stops renderer executions whose attempt has ended; real executions would stop at their next step. */
export const endStray = async ({ films }: SeriesWorld): Promise<void> => {
  for (const [name, { ownerId, videoId, attempt }] of films.running) {
    const video = await films.store.find(ownerId, videoId);
    if (video === undefined || !isUnderWay(video) || video.attempt !== attempt) films.running.delete(name);
  }
};

export const tend = ({ act }: SeriesWorld, fate?: Fate): Promise<boolean> =>
  act(fate, (ports) => runDuty(tendDue(ports)));

/** Runs an execution to its end, whatever happens to it along the way. */
export const work = async (runs: SeriesRuns, name: string, fate?: Fate): Promise<void> => {
  for (let steps = 0; steps < STEPS_MAX && runs.open().includes(name); steps += 1)
    await runs.step(name, steps === 0 ? fate : undefined, steps < STEPS_MAX / 2 ? 'again' : 'caught');
};

/** Carries out one deed. If the deed’s fate says so, the process ends halfway. */
export const happen = async (world: SeriesWorld, runs: SeriesRuns, deed: Deed): Promise<Happened> => {
  const { pick, fate, after } = deed;
  const { films, state, table } = world;
  const is = await whatIs(table);
  const some = <T>(list: readonly T[]): T | undefined => list[pick % Math.max(1, list.length)];
  const at = <T>(found: T | undefined, deedOf: (found: T) => Promise<unknown>): Promise<unknown> =>
    found === undefined ? Promise.resolve() : deedOf(found);
  const creator = creatorOf(world, fate);
  const series = some(is.series);
  const asked = is.runs.filter(isAsked);
  const run = some(asked.length > 0 ? asked : is.runs);
  const idea = some(is.ideas);
  const job = some([...films.running.values()]);
  const video = some(is.videos.filter(({ run: id }) => id !== undefined));
  const failed = some(is.videos.filter(({ status }) => status === 'failed'));
  const execution = some(runs.open());
  const deliver = (seriesId: string): void => runs.deliver({ ownerId: OWNER, seriesId });
  // Includes runs whose series has been deleted.
  const anySeries = some([...new Set([...is.series, ...is.runs].map((one) => one.id.slice(0, 26)))]);
  const account = (change: Parameters<typeof giveAccount>[2]) =>
    giveAccount(table, OWNER, change, world.now());

  const deeds: Readonly<Record<Action, () => unknown>> = {
    wait: () => films.wait(deed.minutes),
    airing: async () => {
      const times = is.series.flatMap(({ next }) => (next === undefined ? [] : Date.parse(next.beginsAt)));
      const first = Math.min(...times);
      if (Number.isFinite(first)) films.wait(Math.max(0, first - world.now().getTime()) / 60_000);
      await tend(world, fate);
      for (const name of runs.open()) await work(runs, name, fate);
    },
    deliverAny: () => at(anySeries, async (id) => deliver(id)),
    deliverTwice: () =>
      at(series?.id, async (id) => {
        const others = runs.open();
        deliver(id);
        deliver(id);
        const both = runs.open().filter((name) => !others.includes(name));
        await Promise.all(both.map((name) => runs.step(name, fate, after)));
      }),
    step: () => at(execution, (name) => runs.step(name, fate, after)),
    work: () => at(execution, (name) => work(runs, name, fate)),
    stepTwice: () =>
      at(execution, (name) =>
        Promise.all([runs.step(name, undefined, after), runs.step(name, undefined, after)]),
      ),
    tend: () => tend(world, fate),
    sweep: () => films.sweep(),
    mood: () => void (state.mood = deed.mood),
    rules: () => void (state.isRefusing = pick % 3 === 0),
    complete: () => at(job, (one) => endVideo(world, one, 'complete', fate)),
    fail: () => at(job, (one) => endVideo(world, one, 'fail', fate)),
    removeVideo: () => at(video, ({ id }) => creator.removeVideo(id)),
    retryVideo: () => at(failed, ({ id }) => creator.retryVideo(id)),
    approve: () => at(run, (one) => creator.answer(one, 'approve')),
    skip: () => at(run, (one) => creator.answer(one, 'skip')),
    remake: () => at(run, (one) => creator.answer(one, 'remake')),
    answerStale: () =>
      at(run, (one) => creator.answer({ ...one, version: one.version - 1 }, defined(ANSWERS[pick % 3]))),
    twoTabs: () =>
      at(run, (one) =>
        Promise.all([
          creator.answer(one, defined(ANSWERS[pick % 3])),
          creator.answer(one, defined(ANSWERS[deed.minutes % 3])),
        ]),
      ),
    editSeries: () => at(series, (one) => creator.edit(one, deed.minutes + pick)),
    createSeries: () => creator.create(pick),
    deleteSeries: () => at(series, ({ id }) => creator.remove(id)),
    pause: () => at(series, ({ id }) => creator.switch(id, 'paused')),
    resume: () =>
      at(some(is.series.filter(({ status }) => status === 'paused')), ({ id }) =>
        creator.switch(id, 'active'),
      ),
    addIdeas: () => at(series, ({ id }) => creator.addIdeas(id)),
    editIdea: () => at(idea, (one) => creator.editIdea(one, pick % 2 === 0)),
    dropIdea: () => at(idea, (one) => creator.dropIdea(one)),
    plan: async () => {
      await account({ plan: defined(PLANS[pick % PLANS.length]) });
      await world.act(undefined, (ports) => pauseBeyondPlan(ports, OWNER, world.now()));
    },
    list: () => creator.list(),
    buy: () => account({ credits: 20 }),
    spend: () => films.create(OWNER).catch(() => undefined),
    suspend: () => void (state.isSuspended = true),
    reinstate: () => void (state.isSuspended = false),
    atOnce: () =>
      Promise.all([
        at(execution, (name) => runs.step(name, fate, after)),
        tend(world),
        at(job, (one) => endVideo(world, one, pick % 3 === 0 ? 'fail' : 'complete')),
        at(run, (one) => creator.answer(one, defined(ANSWERS[pick % 3]))),
        at(series, (one) => creator.edit(one, pick)),
        at(idea, (one) => creator.editIdea(one, true)),
      ]),
  };
  state.isAlone = !['atOnce', 'twoTabs', 'deliverTwice', 'stepTwice'].includes(deed.action);
  await deeds[deed.action]();
  state.isAlone = true;
  await endStray(world);
  return { isFitted: deed.action === 'plan', drops: deed.action === 'dropIdea' ? idea?.id : undefined };
};
