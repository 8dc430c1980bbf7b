import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { newId } from '#functions/wiring/clock.ts';
import { siteOrigin } from '#functions/wiring/media.ts';
import { allowedOrigins, payments } from '#functions/wiring/payments.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { billing, users } from '#functions/wiring/stores.ts';
import { beginCheckout } from './begin-checkout.ts';

export const handler = serve(
  routes.beginCheckout,
  beginCheckout({ payments, billing, users, siteOrigin, allowedOrigins, newId }),
  requestDependencies,
);
