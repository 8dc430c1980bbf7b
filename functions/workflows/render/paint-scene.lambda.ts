import { serveStep } from '#functions/runtime/step/step.ts';
import { media } from '#functions/wiring/media.ts';
import { moderation, painter } from '#functions/wiring/providers.ts';
import { pictureSwitch } from '#functions/wiring/spending.ts';
import { receipts, videos } from '#functions/wiring/stores.ts';
import { paintScene } from './paint-scene.ts';

export const handler = serveStep(
  paintScene({ ...moderation, videos, painter, media, pictureSwitch }),
  receipts,
);
