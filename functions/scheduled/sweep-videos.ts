import { z } from 'zod';
import { BUDGETS } from '#contract/providers.ts';
import type { AccountDeleter, AccountDeletions } from '#functions/domain/account/ports.ts';
import type { Billing, Payments } from '#functions/domain/billing/ports.ts';
import { type Amounts, percentOf } from '#functions/domain/budget/amounts.ts';
import type { Budgets } from '#functions/domain/budget/ports.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import { failureSentence } from '#functions/domain/video/failure.ts';
import { jobOf } from '#functions/domain/video/job.ts';
import type { Renderer, Videos } from '#functions/domain/video/ports.ts';
import { isUnderWay } from '#functions/domain/video/scene-edit.ts';
import { type Video } from '#functions/domain/video/video.ts';
import { METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { fulfil } from '#functions/services/billing/fulfil.ts';
import { deleteMedia } from '#functions/services/media/delete-media.ts';
import { pruneRenditions } from '#functions/services/media/prune-renditions.ts';
import { settleReservations } from './settle-reservations.ts';

/** Written but never started after this long: it is started now. */
const START_AFTER_MS = 60_000;
/** Longer than any execution may run. */
const GIVE_UP_AFTER_MS = 30 * 60_000;

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly media: Lazy<Media>;
  readonly renderer: Lazy<Renderer>;
  readonly accountDeletions: Lazy<AccountDeletions>;
  readonly accountDeleter: Lazy<AccountDeleter>;
  readonly payments: Lazy<Payments | undefined>;
  readonly billing: Lazy<Billing>;
  readonly budgets: Lazy<Budgets>;
  /** Undefined where films may cost what they will. */
  readonly budgetLimits: Lazy<Amounts | undefined>;
  readonly now: Clock;
}

interface Swept {
  readonly failed: number;
  readonly troubled: number;
  /** What of the month's budgets is reserved or used, in percent. */
  readonly spent?: Amounts;
}

/** Finishes what was left half-way: starts what never started, ends what never ended, deletes what was being deleted, earlier versions, films and accounts, reads payments of which nothing was heard, and settles what films were allowed to cost. */
export const sweepVideos = (ports: Ports) => {
  const { videos, media, renderer, accountDeletions, accountDeleter, now } = ports;
  const tend = async (video: Video): Promise<'deleted' | 'tidied' | 'failed' | 'started' | 'left'> => {
    if (video.status === 'deleting')
      return (await deleteMedia(media(), videos(), video, now())) ? 'deleted' : 'left';
    if (!isUnderWay(video)) return (await pruneRenditions(media(), videos(), video)) ? 'tidied' : 'left';
    const age = now().getTime() - Date.parse(video.attemptedAt);
    const job = jobOf(video);
    if (age > GIVE_UP_AFTER_MS) {
      await videos().fail(job, failureSentence('Execution.TIMED_OUT', video), now());
      return 'failed';
    }
    if (video.started || age < START_AFTER_MS) return 'left';
    await renderer().start(job);
    await videos().markStarted(job);
    return 'started';
  };

  return {
    name: 'SweepVideos',
    input: z.unknown(),
    run: async () => {
      const tended = {
        deleted: 0,
        tidied: 0,
        failed: 0,
        started: 0,
        left: 0,
        troubled: 0,
        leaving: 0,
        paying: 0,
        settled: 0,
      };
      for (const video of await videos().unfinished()) {
        // One video in trouble must not keep the others waiting; the next sweep comes back to it.
        const outcome = await tend(video).catch(() => 'troubled' as const);
        tended[outcome] += 1;
      }
      for (const deletion of await accountDeletions().all()) {
        const outcome = await accountDeleter()
          .start(deletion, now())
          .then(() => 'leaving' as const)
          .catch(() => 'troubled' as const);
        tended[outcome] += 1;
      }
      for (const outcome of await lookAtPayments(ports)) tended[outcome] += 1;
      const limits = ports.budgetLimits();
      if (limits === undefined) return tended;
      for (const outcome of await settleReservations(ports)) tended[outcome] += 1;
      return { ...tended, spent: percentOf(await ports.budgets().used(now()), limits) };
    },
    counts: ({ failed, troubled, spent }: Swept) => ({
      [METRICS.filmsGivenUp]: failed,
      [METRICS.sweepTroubles]: troubled,
      ...(spent && {
        [METRICS.stageBudget]: spent.stage,
        ...Object.fromEntries(BUDGETS.map(({ key, metric }) => [metric, spent[key]])),
      }),
    }),
  };
};

const LOOK_AGAIN_MS = 10 * 60_000;

/** Webhooks may be lost: renewals, failures and purchases are read again when they are due. */
const lookAtPayments = async ({ payments, billing, now }: Ports): Promise<('paying' | 'troubled')[]> => {
  const provider = payments();
  if (provider === undefined) return [];
  const outcomes: ('paying' | 'troubled')[] = [];
  for (const userId of await billing().due(now()))
    outcomes.push(
      await fulfil({ payments: provider, billing: billing() }, userId, now())
        .then(() => 'paying' as const)
        .catch(async () => {
          // The others must not wait behind somebody whose payments cannot be read.
          await billing().lookAgain(userId, new Date(now().getTime() + LOOK_AGAIN_MS));
          return 'troubled' as const;
        }),
    );
  return outcomes;
};
