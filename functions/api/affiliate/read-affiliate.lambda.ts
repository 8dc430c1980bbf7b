import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { siteOrigin } from '#functions/wiring/media.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { affiliates, payoutDetails } from '#functions/wiring/stores.ts';
import { readAffiliate } from './read-affiliate.ts';

export const handler = serve(
  routes.readAffiliate,
  readAffiliate({ affiliates, payoutDetails, siteOrigin }),
  requestDependencies,
);
