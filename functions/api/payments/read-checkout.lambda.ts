import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { payments } from '#functions/wiring/payments.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { billing } from '#functions/wiring/stores.ts';
import { readCheckout } from './read-checkout.ts';

export const handler = serve(routes.readCheckout, readCheckout({ payments, billing }), requestDependencies);
