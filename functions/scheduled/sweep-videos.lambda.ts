import { serveStep } from '#functions/runtime/step/step.ts';
import {
  accountDeleter,
  accountDeletions,
  billing,
  budgetLimits,
  budgets,
  media,
  now,
  payments,
  renderer,
  videos,
} from '#functions/wiring/wiring.ts';
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
