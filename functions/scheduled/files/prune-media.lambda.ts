import { serveDuty } from '#functions/runtime/step/serve-duty.ts';
import { now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { videos } from '#functions/wiring/stores.ts';
import { pruneMedia } from './prune-media.ts';

export const handler = serveDuty(pruneMedia({ videos, media, now }));
