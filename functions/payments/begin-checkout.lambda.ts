import { routes } from '#contract/routes.ts';
import { serve } from '#functions/http/serve.ts';
import { visits } from '#functions/wiring.ts';
import { beginCheckout } from './begin-checkout.ts';

export const handler = serve(routes.beginCheckout, beginCheckout(), visits);
