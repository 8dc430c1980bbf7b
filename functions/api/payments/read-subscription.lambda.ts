import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { billing, credits, stories } from '#functions/wiring/stores.ts';
import { readSubscription } from './read-subscription.ts';

export const handler = serve(
  routes.readSubscription,
  readSubscription({ credits, stories, billing }),
  requestDependencies,
);
