import { serveStep } from '#functions/http/step.ts';
import { now, receipts, videos } from '#functions/wiring.ts';
import { failVideo } from './fail-video.ts';

export const handler = serveStep(failVideo({ videos, now }), receipts);
