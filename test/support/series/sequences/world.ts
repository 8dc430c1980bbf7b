import type { Draft } from '#contract/script.ts';
import type { Users } from '#functions/domain/account/ports.ts';
import { balanceOf } from '#functions/domain/credits/credits.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { type RunJob, seriesOfRun } from '#functions/domain/series/run.ts';
import type { Job } from '#functions/domain/video/job.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import type { KeyedContext } from '#functions/runtime/http/request-context.ts';
import { DutyIncomplete } from '#functions/runtime/step/run-duty.ts';
import { creditStore } from '#functions/store/credits/credit-store.ts';
import { outboxStore } from '#functions/store/mail/outbox-store.ts';
import { filmQueueStore } from '#functions/store/queue/film-queue-store.ts';
import { ideaStore } from '#functions/store/series/idea-store.ts';
import { runStore } from '#functions/store/series/run-store.ts';
import { seriesStore } from '#functions/store/series/series-store.ts';
import { storyStore } from '#functions/store/stories/story-store.ts';
import { storyboardStore } from '#functions/store/storyboards/storyboard-store.ts';
import { dueStore } from '#functions/store/table/due-store.ts';
import { ConditionsFailed, type Table } from '#functions/store/table/table.ts';
import { videoStore } from '#functions/store/videos/video-store.ts';
import { newId } from '#functions/wiring/clock.ts';
import { giveProfile } from '#test/support/cloud/store-here.ts';
import { moderating } from '#test/support/moderation/moderators.ts';
import { orderingOver } from '#test/support/publishing/ordering-over.ts';
import { filmStage } from '#test/support/queue/film-stage.ts';
import { noPreparations, noPublications } from '#test/support/queue/no-preparations.ts';
import { draftOf } from '#test/support/series/run-ports.ts';
import { textModelThat } from '#test/support/series/text-model.ts';
import { TOLD_STORIES } from '#test/support/series/told-stories.ts';
import { defined, partial } from '#test/support/values.ts';
import { type Fate, Life, mortalTable } from './mortal.ts';

export const OWNER = 'ada';
const SLOTS = 3;

/** What the writer does; `none` means that the stage has no model. */
export const MOODS = ['fresh', 'same', 'declines', 'away', 'none'] as const;
export type Mood = (typeof MOODS)[number];

interface State {
  mood: Mood;
  isRefusing: boolean;
  isSuspended: boolean;
  /** Whether the current action has nothing running alongside it. */
  isAlone: boolean;
  told: number;
}

const storyAt = (index: number): Draft => {
  const { title, content } = defined(TOLD_STORIES[index % TOLD_STORIES.length]).told;
  return draftOf(title, content);
};

/** Everything around one creator’s series: a table, a clock, a writer, executions and a renderer. */
export const seriesWorld = (table: Table) => {
  const films = filmStage(table, SLOTS);
  const { now } = films.ports;
  const state: State = { mood: 'fresh', isRefusing: false, isSuspended: false, isAlone: true, told: 0 };
  /** Executions of `series-run` that are due to be started, by name. */
  const started = new Map<string, RunJob>();
  /** Videos that were started although fewer credits remained afterwards than the series requires. */
  const tooDear: string[] = [];

  const watchFloor = async (videoId: string, run: string, at: Date): Promise<void> => {
    const series = await seriesStore(table).find(OWNER, seriesOfRun(run));
    const left = balanceOf(await creditStore(table).account(OWNER, at), at);
    if (state.isAlone && series !== undefined && left < series.choice.creditFloor) tooDear.push(videoId);
  };
  const write = async (): Promise<Draft> => {
    if (state.mood === 'declines') throw new Refusal('refused_by_model');
    if (state.mood === 'away') throw new Refusal('provider_unavailable');
    if (state.mood === 'same') return storyAt(0);
    state.told += 1;
    return storyAt(state.told);
  };
  const think = async (): Promise<readonly string[]> => {
    if (state.mood === 'away') throw new Refusal('provider_timeout');
    if (state.mood === 'declines') throw new Refusal('refused_by_model');
    return [newId(), newId()].map((id) => `A light that nobody lit, ${id}.`);
  };
  const nothing = () => {
    throw new Error('Writing costs nothing here.');
  };

  /** Everything that a process uses. */
  const portsOf = (life: Life) => {
    const mortal = mortalTable(table, life);
    const videos = videoStore(mortal);
    const credits = creditStore(mortal);
    const create: Videos['create'] = async (video, claim, at, limits) => {
      const outcome = await videos.create(video, claim, at, limits);
      if (outcome.kind === 'created' && video.run !== undefined) await watchFloor(video.id, video.run, at);
      return outcome;
    };
    return {
      ...films.beginning,
      ...moderating(async () => (state.isRefusing ? { class: 'hate' } : undefined)),
      series: () => seriesStore(mortal),
      ideas: () => ideaStore(mortal),
      runs: () => runStore(mortal, now),
      stories: () => storyStore(mortal, now),
      videos: (): Videos => ({ ...videos, create }),
      outbox: () => outboxStore(mortal),
      filmQueue: () => filmQueueStore(mortal, () => SLOTS),
      balances: () => credits,
      subscriptions: () => credits,
      users: () => partial<Users>({ find: async () => undefined }),
      aiLineByDefault: () => true,
      pronunciations: () => ({ list: async () => [] }),
      suspensions: () => ({ isSuspended: async () => state.isSuspended, isLeaving: async () => false }),
      payerOf: async () => ({ user: 'hash', plan: 'ultra' }),
      writerModel: async () => (state.mood === 'none' ? null : 'model'),
      writer: () => ({ write: () => life.write(write) }),
      textModel: textModelThat(() => life.write(think)),
      storySpending: async () => undefined,
      budgets: nothing,
      pauses: nothing,
      ...orderingOver(mortal),
      media: () =>
        partial<Media>({ removeAll: async () => {}, copyAll: async () => 0, eraseAll: async () => {} }),
      dueRows: () => dueStore(mortal),
      storyboards: () => storyboardStore(mortal),
      preparations: () => noPreparations,
      publicationStarter: () => noPublications,
      runStarter: () => ({
        start: (job: RunJob, once: string) => life.write(async () => void started.set(once, job)),
      }),
      renderer: () => ({ start: (job: Job) => life.write(() => films.ports.renderer().start(job)) }),
      newId,
      now,
    };
  };
  /** Runs work in a separate simulated process. Returns false if the process ended early or the work failed. */
  const act = async (
    fate: Fate | undefined,
    work: (ports: ReturnType<typeof portsOf>) => Promise<unknown>,
  ): Promise<boolean> => {
    const life = new Life(fate);
    try {
      await work(portsOf(life));
      return !life.isMet;
    } catch (error) {
      // If two steps write the same story, the slower one is retried.
      const isRace = error instanceof ConditionsFailed || error instanceof DutyIncomplete;
      if (error instanceof Refusal || (isRace && !state.isAlone) || life.isMet) return false;
      throw error;
    }
  };
  return {
    table,
    films,
    state,
    started,
    tooDear,
    now,
    act,
    /** The stores of a process that is never killed. */
    stores: portsOf(new Life()),
    context: () =>
      partial<KeyedContext>({ userId: OWNER, payer: { user: OWNER }, now: now(), claim: undefined }),
    signUp: () => giveProfile(table, OWNER),
  };
};
export type SeriesWorld = ReturnType<typeof seriesWorld>;
export type WorldPorts = SeriesWorld['stores'];
