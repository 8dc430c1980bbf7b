import { serveDuty } from '#functions/runtime/step/serve-duty.ts';
import { now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { uploads } from '#functions/wiring/stores.ts';
import { uploadChecker } from '#functions/wiring/workflows.ts';
import { pruneUploads } from './prune-uploads.ts';

export const handler = serveDuty(pruneUploads({ uploads, media, uploadChecker, now }));
