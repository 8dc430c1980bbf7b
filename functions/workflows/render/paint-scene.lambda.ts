import { serveStep } from '#functions/runtime/step/step.ts';
import { media } from '#functions/wiring/media.ts';
import { moderation, painter } from '#functions/wiring/providers.ts';
import { pictureSwitch } from '#functions/wiring/spending.ts';
import { receipts, videos } from '#functions/wiring/stores.ts';
import { paintSceneStep } from './paint-scene.ts';

export const handler = serveStep(
  paintSceneStep({ ...moderation, videos, painter, media, pictureSwitch }),
  receipts,
);
