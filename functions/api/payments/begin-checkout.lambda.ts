import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import {
  allowedOrigins,
  billing,
  newId,
  payments,
  siteOrigin,
  users,
  visits,
} from '#functions/wiring/wiring.ts';
import { beginCheckout } from './begin-checkout.ts';

export const handler = serve(
  routes.beginCheckout,
  beginCheckout({ payments, billing, users, siteOrigin, allowedOrigins, newId }),
  visits,
);
