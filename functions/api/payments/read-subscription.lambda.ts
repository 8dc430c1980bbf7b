import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { billing, credits, stories, visits } from '#functions/wiring/wiring.ts';
import { readSubscription } from './read-subscription.ts';

export const handler = serve(
  routes.readSubscription,
  readSubscription({ credits, stories, billing }),
  visits,
);
