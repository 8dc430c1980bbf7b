import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { voicesAtWork, writerModel } from '#functions/wiring/provider-at-work.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { credits, makingTimes } from '#functions/wiring/stores.ts';
import { readTrialLimits } from './read-trial-limits.ts';

export const handler = serve(
  routes.readTrialLimits,
  readTrialLimits({ credits, makingTimes, writerModel, voicesAtWork }),
  requestDependencies,
);
