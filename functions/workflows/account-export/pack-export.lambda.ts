import { serveStep } from '#functions/runtime/step/step.ts';
import { now } from '#functions/wiring/clock.ts';
import { fileStreams, media } from '#functions/wiring/media.ts';
import { exports, uploads, userData, videos } from '#functions/wiring/stores.ts';
import { packExport } from './pack-export.ts';

export const handler = serveStep(
  packExport({ exports, userData, videos, uploads, media, streams: fileStreams, now }),
);
