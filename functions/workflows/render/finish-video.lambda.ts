import { serveStep } from '#functions/runtime/step/step.ts';
import { now } from '#functions/wiring/clock.ts';
import { outbox } from '#functions/wiring/mail.ts';
import { media } from '#functions/wiring/media.ts';
import { credits, makingTimes, receipts, runs, series, videos } from '#functions/wiring/stores.ts';
import { finishVideoStep } from './finish-video.ts';

export const handler = serveStep(
  finishVideoStep({ videos, media, makingTimes, balances: credits, runs, series, outbox, now }),
  receipts,
);
