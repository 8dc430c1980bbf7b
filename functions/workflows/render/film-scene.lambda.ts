import { serveStep } from '#functions/runtime/step/step.ts';
import { media } from '#functions/wiring/media.ts';
import { receipts, videos } from '#functions/wiring/stores.ts';
import { filmScene } from './film-scene.ts';

export const handler = serveStep(filmScene({ videos, media }), receipts);
