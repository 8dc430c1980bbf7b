import { serveStep } from '#functions/runtime/step/step.ts';
import { billing, payments } from '#functions/wiring/wiring.ts';
import { cancelSubscription } from './cancel-subscription.ts';

export const handler = serveStep(cancelSubscription({ payments, billing }));
