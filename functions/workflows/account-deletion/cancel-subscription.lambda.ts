import { serveStep } from '#functions/http/step.ts';
import { billing, payments } from '#functions/wiring.ts';
import { cancelSubscription } from './cancel-subscription.ts';

export const handler = serveStep(cancelSubscription({ payments, billing }));
