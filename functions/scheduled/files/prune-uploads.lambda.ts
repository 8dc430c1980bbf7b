import { serveDuty } from '#functions/runtime/step/serve-duty.ts';
import { now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { queueing } from '#functions/wiring/spending.ts';
import { checks, uploads } from '#functions/wiring/stores.ts';
import { uploadChecker } from '#functions/wiring/workflows.ts';
import { pruneUploads } from './prune-uploads.ts';

const ports = { ...queueing, checks, uploads, uploadChecker, media, now };
export const handler = serveDuty(pruneUploads(ports));
