import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { slots } from '#functions/wiring/filming.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { spendingRules } from '#functions/wiring/spending.ts';
import { makingTimes } from '#functions/wiring/stores.ts';
import { retryVideo } from './retry-video.ts';

export const handler = serve(
  routes.retryVideo,
  retryVideo({ ...slots, makingTimes, spendingRules }),
  requestDependencies,
);
