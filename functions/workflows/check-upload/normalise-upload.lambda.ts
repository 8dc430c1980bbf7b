import { serveStep } from '#functions/runtime/step/step.ts';
import { now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { normaliseUploadStep } from './normalise-upload.ts';

export const handler = serveStep(normaliseUploadStep({ media, now }));
