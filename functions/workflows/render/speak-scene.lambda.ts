import { serveStep } from '#functions/runtime/step/step.ts';
import { media } from '#functions/wiring/media.ts';
import { narrators } from '#functions/wiring/providers.ts';
import { receipts, videos } from '#functions/wiring/stores.ts';
import { speakSceneStep } from './speak-scene.ts';

export const handler = serveStep(speakSceneStep({ videos, narrators, media }), receipts);
