import { serveDuty } from '#functions/runtime/step/serve-duty.ts';
import { now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { exports } from '#functions/wiring/stores.ts';
import { exporter } from '#functions/wiring/workflows.ts';
import { pruneExports } from './prune-exports.ts';

export const handler = serveDuty(pruneExports({ exports, exporter, media, now }));
