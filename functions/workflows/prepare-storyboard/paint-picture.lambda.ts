import { serveStep } from '#functions/runtime/step/step.ts';
import { now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { moderation, painter } from '#functions/wiring/providers.ts';
import { pictureSwitch } from '#functions/wiring/spending.ts';
import { receipts, storyboards, videos } from '#functions/wiring/stores.ts';
import { paintPictureStep } from './paint-picture.ts';

export const handler = serveStep(
  paintPictureStep({ ...moderation, storyboards, videos, painter, media, pictureSwitch, now }),
  receipts,
);
