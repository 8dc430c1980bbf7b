import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { billing, payments, visits } from '#functions/wiring/wiring.ts';
import { receiveWebhook } from './receive-webhook.ts';

export const handler = serve(routes.paymentWebhook, receiveWebhook({ payments, billing }), visits);
