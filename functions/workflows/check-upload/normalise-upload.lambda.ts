import { serveStep } from '#functions/runtime/step/step.ts';
import { now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { normaliseUpload } from './normalise-upload.ts';

export const handler = serveStep(normaliseUpload({ media, now }));
