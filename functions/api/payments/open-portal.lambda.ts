import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { allowedOrigins, billing, payments, siteOrigin, visits } from '#functions/wiring/wiring.ts';
import { openPortal } from './open-portal.ts';

export const handler = serve(
  routes.openPortal,
  openPortal({ payments, billing, siteOrigin, allowedOrigins }),
  visits,
);
