import { serveStep } from '#functions/runtime/step/step.ts';
import { payments } from '#functions/wiring/payments.ts';
import { billing } from '#functions/wiring/stores.ts';
import { forgetCustomerStep } from './forget-customer.ts';

export const handler = serveStep(forgetCustomerStep({ payments, billing }));
