import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { payments } from '#functions/wiring/payments.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { billing } from '#functions/wiring/stores.ts';
import { receiveWebhook } from './receive-webhook.ts';

export const handler = serve(
  routes.paymentWebhook,
  receiveWebhook({ payments, billing }),
  requestDependencies,
);
