import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { credits, egress, figures } from '#functions/wiring/stores.ts';
import { readAnalytics } from './read-analytics.ts';

export const handler = serve(
  routes.readAnalytics,
  readAnalytics({ figures, egress, subscriptions: credits }),
  requestDependencies,
);
