import { serveStep } from '#functions/runtime/step/step.ts';
import { now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { moderation } from '#functions/wiring/providers.ts';
import { paying } from '#functions/wiring/spending.ts';
import { checks, credits, uploads } from '#functions/wiring/stores.ts';
import { finishUploadStep } from './finish-upload.ts';

const ports = { ...paying, uploads, media, credits, checks, ...moderation, now };
export const handler = serveStep(finishUploadStep(ports));
