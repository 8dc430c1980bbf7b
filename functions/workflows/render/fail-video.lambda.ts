import { serveStep } from '#functions/runtime/step/step.ts';
import { now } from '#functions/wiring/clock.ts';
import { receipts, videos } from '#functions/wiring/stores.ts';
import { failVideo } from './fail-video.ts';

export const handler = serveStep(failVideo({ videos, now }), receipts);
