import { serveStep } from '#functions/runtime/step/step.ts';
import { media } from '#functions/wiring/media.ts';
import { receipts, videos } from '#functions/wiring/stores.ts';
import { filmSceneStep } from './film-scene.ts';

export const handler = serveStep(filmSceneStep({ videos, media }), receipts);
