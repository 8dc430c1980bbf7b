import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { billing, payments, visits } from '#functions/wiring/wiring.ts';
import { readCheckout } from './read-checkout.ts';

export const handler = serve(routes.readCheckout, readCheckout({ payments, billing }), visits);
