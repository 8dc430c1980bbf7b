import { serveDuty } from '#functions/runtime/step/serve-duty.ts';
import { now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { queueing } from '#functions/wiring/spending.ts';
import { exports, packs } from '#functions/wiring/stores.ts';
import { exporter } from '#functions/wiring/workflows.ts';
import { pruneExports } from './prune-exports.ts';

export const handler = serveDuty(pruneExports({ ...queueing, packs, exports, exporter, media, now }));
