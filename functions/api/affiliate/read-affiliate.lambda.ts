import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { affiliates, siteOrigin, visits } from '#functions/wiring/wiring.ts';
import { readAffiliate } from './read-affiliate.ts';

export const handler = serve(routes.readAffiliate, readAffiliate({ affiliates, siteOrigin }), visits);
