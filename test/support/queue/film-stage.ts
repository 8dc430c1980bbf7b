import type { Subscription } from '#contract/catalogue.ts';
import type { Video as WireVideo } from '#contract/schemas/videos.ts';
import { createVideo } from '#functions/api/videos/create-video.ts';
import { deleteVideo } from '#functions/api/videos/delete-video.ts';
import { retryVideo } from '#functions/api/videos/retry-video.ts';
import type { Users } from '#functions/domain/account/ports.ts';
import { amountsBy } from '#functions/domain/budget/amounts.ts';
import type { SpendingRules } from '#functions/domain/budget/spending.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Stories } from '#functions/domain/story/ports.ts';
import { executionNameOf, type Job } from '#functions/domain/video/job.ts';
import type { KeyedContext } from '#functions/runtime/http/request-context.ts';
import { runDuty } from '#functions/runtime/step/run-duty.ts';
import { settleBudgets } from '#functions/scheduled/accounts/settle-budgets.ts';
import { dispatchFilms } from '#functions/scheduled/films/dispatch-films.ts';
import { rescueRenders } from '#functions/scheduled/films/rescue-renders.ts';
import { updateScene } from '#functions/services/videos/update-video.ts';
import { budgetStore } from '#functions/store/budget/budget-store.ts';
import { outboxStore } from '#functions/store/mail/outbox-store.ts';
import { filmQueueStore } from '#functions/store/queue/film-queue-store.ts';
import { restandAccount } from '#functions/store/queue/next-candidate.ts';
import { seriesStore } from '#functions/store/series/series-store.ts';
import { storyboardStore } from '#functions/store/storyboards/storyboard-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { videoStore } from '#functions/store/videos/video-store.ts';
import { newId } from '#functions/wiring/clock.ts';
import { grantCredits } from '#test/support/billing/grant-credits.ts';
import { choice, storyOf } from '#test/support/builders/drafts.ts';
import { filmOf } from '#test/support/builders/film-of.ts';
import { giveProfile } from '#test/support/cloud/store-here.ts';
import { lenient } from '#test/support/moderation/moderators.ts';
import { noPreparations } from '#test/support/queue/no-preparations.ts';
import { defined, partial } from '#test/support/values.ts';

/**
 * When the process dies: before slots are given out, before the execution starts, or before the start is recorded.
 */
export type Crash = 'queue' | 'start' | 'mark';

const CREDITS = 100_000;
const LARGE = amountsBy(() => 1_000_000_000);
const BUDGET = { month: LARGE, dayFloor: LARGE };
/** Failed attempts are settled some minutes later. */
const SETTLED_AFTER_MS = 10 * 60_000;
const RULES: SpendingRules = {
  rates: { picture: { each: { low: 10, medium: 10, high: 10 } }, speech: [], scene: 0 },
  best: 'low',
  budget: BUDGET,
};

/**
 * The services around the queue, on one table, with a clock that the test advances and a renderer that renders
 * nothing.
 */
export const filmStage = (table: Table, slots: number) => {
  const state: { now: Date; slots: number; crash: Crash | undefined } = {
    now: new Date('2026-11-10T12:00:00Z'),
    slots,
    crash: undefined,
  };
  /** Advances the clock, so that no two accounts join the queue at the same moment. */
  const now = () => {
    state.now = new Date(state.now.getTime() + 1);
    return state.now;
  };
  const dies = (at: Crash): void => {
    if (state.crash !== at) return;
    state.crash = undefined;
    throw new Error(`It died before ${at}.`);
  };
  /** Every execution by name, in the order started. Each name can be started only once, as on AWS. */
  const executions = new Map<string, Job>();
  const running = new Map<string, Job>();
  /** Executions that were started without a slot, or while another execution for the same video was running. */
  const twice: string[] = [];
  /** The highest number of simultaneous executions, per owner and overall. */
  const most = new Map<string, number>();
  const seen = (owner: string, count: number) => most.set(owner, Math.max(most.get(owner) ?? 0, count));
  const store = videoStore(table);
  const queue = filmQueueStore(table, () => state.slots);
  const media = () =>
    partial<Media>({ removeAll: async () => {}, copyAll: async () => 0, eraseAll: async () => {} });
  const ports = {
    outbox: () => outboxStore(table),
    storyboards: () => storyboardStore(table),
    series: () => seriesStore(table),
    preparations: () => noPreparations,
    media,
    videos: () => ({
      ...store,
      markStarted: async (job: Job) => {
        dies('mark');
        await store.markStarted(job);
      },
    }),
    filmQueue: () => ({
      ...queue,
      next: async (at: Date) => {
        dies('queue');
        return queue.next(at);
      },
    }),
    renderer: () => ({
      start: async (job: Job) => {
        dies('start');
        const name = executionNameOf(job);
        if (executions.has(name)) return;
        const video = await store.find(job.ownerId, job.videoId);
        const others = [...running.values()].filter(({ videoId }) => videoId === job.videoId);
        if (video?.attempt === job.attempt && (video.queuedAt !== undefined || others.length > 0))
          twice.push(name);
        executions.set(name, job);
        running.set(name, job);
        seen(job.ownerId, [...running.values()].filter(({ ownerId }) => ownerId === job.ownerId).length);
        seen('all', running.size);
      },
    }),
    now,
  };
  const spendingRules = async () => RULES;
  const pronunciations = () => ({ list: async () => [] });
  const makingTimes = () => ({ add: async () => {}, read: async () => [] });
  const context = (userId: string) => partial<KeyedContext>({ userId, payer: { user: userId }, now: now() });
  const creating = createVideo({
    ...lenient,
    ...ports,
    users: () => partial<Users>({ find: async () => undefined }),
    aiLineByDefault: () => true,
    pronunciations,
    uploads: () => ({ find: async () => undefined }),
    spendingRules,
    makingTimes,
    newId,
    stories: () => partial<Stories>({ find: async (owner: string) => storyOf(owner) }),
  });
  const dispatch = () => runDuty(dispatchFilms(ports));
  const ended = (name: string) => {
    running.delete(name);
    return dispatch().catch(() => undefined);
  };
  return {
    state,
    store,
    queue,
    ports,
    /** Everything else needed to start a video. */
    beginning: { ...lenient, spendingRules, makingTimes },
    executions,
    running,
    twice,
    most: (owner = 'all') => most.get(owner) ?? 0,
    wait: (minutes: number) => {
      state.now = new Date(state.now.getTime() + minutes * 60_000);
    },
    /** Puts an owner on a plan; the first time, with credits for many films. */
    plan: async (ownerId: string, subscription: Subscription): Promise<void> => {
      await grantCredits(table, ownerId, { amount: CREDITS, subscription }, now());
      await restandAccount(table, ownerId, now());
    },
    create: async (ownerId: string): Promise<WireVideo> => {
      await giveProfile(table, ownerId);
      return defined((await creating.handle(partial({ body: choice }), context(ownerId))).reply);
    },
    retry: (ownerId: string, id: string) =>
      retryVideo({ ...ports, spendingRules, makingTimes })(partial({ params: { id } }), context(ownerId)),
    repaint: (ownerId: string, id: string) =>
      updateScene(
        { ...ports, spendingRules, pronunciations },
        { userId: ownerId, now: now(), payer: {}, claim: undefined },
        id,
        { change: { kind: 'repaint', index: 0 } },
      ),
    remove: (ownerId: string, id: string) =>
      deleteVideo({ ...ports, media })(partial({ params: { id }, query: {} }), context(ownerId)),
    complete: async (job: Job, film = filmOf()): Promise<boolean> => {
      const isCompleted = await store.complete(job, film, now());
      await ended(executionNameOf(job));
      return isCompleted;
    },
    fail: async (job: Job): Promise<boolean> => {
      const isFailed = await store.fail(job, 'It failed.', now());
      await ended(executionNameOf(job));
      return isFailed;
    },
    dispatch,
    sweep: async (): Promise<void> => {
      await runDuty(rescueRenders(ports));
      await dispatch();
    },
    /**
     * Settles the budgets of finished attempts as if the attempts had cost nothing, and returns the amount that is
     * still reserved.
     */
    reserved: async (): Promise<number> => {
      const budgets = budgetStore(table, async () => amountsBy(() => 0));
      const later = () => new Date(now().getTime() + SETTLED_AFTER_MS);
      await runDuty(
        settleBudgets({
          ...ports,
          videos: () => store,
          budgets: () => budgets,
          budget: () => BUDGET,
          now: later,
        }),
      );
      return (await budgets.used(now())).month.all.stage;
    },
  };
};
export type FilmStage = ReturnType<typeof filmStage>;
