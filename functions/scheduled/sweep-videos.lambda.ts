import { serveStep } from '#functions/runtime/step/step.ts';
import { now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { payments } from '#functions/wiring/payments.ts';
import { budgetLimits, budgets } from '#functions/wiring/spending.ts';
import { accountDeletions, billing, videos } from '#functions/wiring/stores.ts';
import { accountDeleter, renderer } from '#functions/wiring/workflows.ts';
import { sweepVideos } from './sweep-videos.ts';

export const handler = serveStep(
  sweepVideos({
    videos,
    media,
    renderer,
    accountDeletions,
    accountDeleter,
    payments,
    billing,
    budgets,
    budgetLimits,
    now,
  }),
);
