import { serveStep } from '#functions/runtime/step/step.ts';
import { media, receipts, videos } from '#functions/wiring/wiring.ts';
import { finishVideo } from './finish-video.ts';

export const handler = serveStep(finishVideo({ videos, media }), receipts);
