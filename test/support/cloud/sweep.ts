import type { Clock } from '#functions/domain/request/ports.ts';
import { sweepVideos } from '#functions/scheduled/sweep-videos.ts';
import { now as clock } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { payments } from '#functions/wiring/payments.ts';
import { budgetLimits, budgets } from '#functions/wiring/spending.ts';
import { accountDeletions, billing, videos } from '#functions/wiring/stores.ts';
import { accountDeleter, renderer } from '#functions/wiring/workflows.ts';

const ports = {
  videos,
  media,
  renderer,
  accountDeletions,
  accountDeleter,
  payments,
  billing,
  budgets,
  budgetLimits,
};

/** Sweeps the cloud of the test once, at this time; the process has the environment of the functions. */
export const sweepOnce = (now: Clock = clock) => sweepVideos({ ...ports, now }).run();
