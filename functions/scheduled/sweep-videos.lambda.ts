import { serveStep } from '#functions/runtime/step/step.ts';
import {
  accountDeleter,
  billing,
  budgetLimits,
  budgets,
  departures,
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
    departures,
    accountDeleter,
    payments,
    billing,
    budgets,
    budgetLimits,
    now,
  }),
);
