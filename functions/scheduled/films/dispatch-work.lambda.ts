import { serveDuty } from '#functions/runtime/step/serve-duty.ts';
import { now } from '#functions/wiring/clock.ts';
import { queueing } from '#functions/wiring/spending.ts';
import { checks, exports, packs, uploads } from '#functions/wiring/stores.ts';
import { exporter, uploadChecker } from '#functions/wiring/workflows.ts';
import { dispatchWork } from './dispatch-work.ts';

const ports = { ...queueing, checks, uploads, uploadChecker, packs, exports, exporter, now };
export const handler = serveDuty(dispatchWork(ports));
