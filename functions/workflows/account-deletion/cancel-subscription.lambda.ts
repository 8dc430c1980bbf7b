import { serveStep } from '#functions/runtime/step/step.ts';
import { payments } from '#functions/wiring/payments.ts';
import { billing } from '#functions/wiring/stores.ts';
import { cancelSubscriptionStep } from './cancel-subscription.ts';

export const handler = serveStep(cancelSubscriptionStep({ payments, billing }));
