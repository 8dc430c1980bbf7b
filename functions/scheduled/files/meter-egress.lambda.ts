import { serveDuty } from '#functions/runtime/step/serve-duty.ts';
import { now } from '#functions/wiring/clock.ts';
import { edgeLog } from '#functions/wiring/media.ts';
import { payerOf } from '#functions/wiring/request-dependencies.ts';
import { egress, ownerOf } from '#functions/wiring/stores.ts';
import { meterEgress } from './meter-egress.ts';

export const handler = serveDuty(meterEgress({ edgeLog, egress, ownerOf, payerOf, now }));
