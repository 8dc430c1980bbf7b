import { serveStep } from '#functions/runtime/step/step.ts';
import { now, receipts, videos } from '#functions/wiring/wiring.ts';
import { failVideo } from './fail-video.ts';

export const handler = serveStep(failVideo({ videos, now }), receipts);
