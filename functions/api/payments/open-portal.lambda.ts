import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { siteOrigin } from '#functions/wiring/media.ts';
import { allowedOrigins, payments } from '#functions/wiring/payments.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { billing } from '#functions/wiring/stores.ts';
import { openPortal } from './open-portal.ts';

export const handler = serve(
  routes.openPortal,
  openPortal({ payments, billing, siteOrigin, allowedOrigins }),
  requestDependencies,
);
