import { serveStep } from '#functions/runtime/step/step.ts';
import { now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { paying } from '#functions/wiring/spending.ts';
import { checks, uploads } from '#functions/wiring/stores.ts';
import { failUploadStep } from './fail-upload.ts';

export const handler = serveStep(failUploadStep({ ...paying, uploads, media, checks, now }));
