import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { billing, credits, stories } from '#functions/wiring/stores.ts';
import { visits } from '#functions/wiring/visits.ts';
import { readSubscription } from './read-subscription.ts';

export const handler = serve(
  routes.readSubscription,
  readSubscription({ credits, stories, billing }),
  visits,
);
