import { serveStep } from '#functions/runtime/step/step.ts';
import { media, receipts, videos } from '#functions/wiring/wiring.ts';
import { filmScene } from './film-scene.ts';

export const handler = serveStep(filmScene({ videos, media }), receipts);
