import { serveDuty } from '#functions/runtime/step/serve-duty.ts';
import { now } from '#functions/wiring/clock.ts';
import { listObjects, media } from '#functions/wiring/media.ts';
import { strays } from '#functions/wiring/stores.ts';
import { findStrays } from './find-strays.ts';

export const handler = serveDuty(findStrays({ listObjects, strays, media, now }));
