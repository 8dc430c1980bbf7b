import { serveStep } from '#functions/http/step.ts';
import { media, receipts, videos } from '#functions/wiring.ts';
import { finishVideo } from './finish-video.ts';

export const handler = serveStep(finishVideo({ videos, media }), receipts);
