import { serveStep } from '#functions/runtime/step/step.ts';
import { now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { uploads } from '#functions/wiring/stores.ts';
import { failUpload } from './fail-upload.ts';

export const handler = serveStep(failUpload({ uploads, media, now }));
