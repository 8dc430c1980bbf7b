import { serveStep } from '#functions/runtime/step/step.ts';
import { media } from '#functions/wiring/media.ts';
import { moderationActions, moderator, painter } from '#functions/wiring/providers.ts';
import { pictureSwitch } from '#functions/wiring/spending.ts';
import { receipts, videos } from '#functions/wiring/stores.ts';
import { paintScene } from './paint-scene.ts';

export const handler = serveStep(
  paintScene({ videos, painter, moderator, moderationActions, media, pictureSwitch }),
  receipts,
);
