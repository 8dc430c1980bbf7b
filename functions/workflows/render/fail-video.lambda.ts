import { serveStep } from '#functions/runtime/step/step.ts';
import { now } from '#functions/wiring/clock.ts';
import { outbox } from '#functions/wiring/mail.ts';
import { receipts, runs, series, videos } from '#functions/wiring/stores.ts';
import { failVideoStep } from './fail-video.ts';

export const handler = serveStep(failVideoStep({ videos, runs, series, outbox, now }), receipts);
