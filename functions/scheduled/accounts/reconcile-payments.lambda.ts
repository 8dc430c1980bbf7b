import { serveDuty } from '#functions/runtime/step/serve-duty.ts';
import { now } from '#functions/wiring/clock.ts';
import { payments } from '#functions/wiring/payments.ts';
import { billing } from '#functions/wiring/stores.ts';
import { reconcilePayments } from './reconcile-payments.ts';

export const handler = serveDuty(reconcilePayments({ payments, billing, now }));
