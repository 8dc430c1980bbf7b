import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { spendingRules } from '#functions/wiring/spending.ts';
import { filmQueue, makingTimes, videos } from '#functions/wiring/stores.ts';
import { renderer } from '#functions/wiring/workflows.ts';
import { retryVideo } from './retry-video.ts';

export const handler = serve(
  routes.retryVideo,
  retryVideo({ filmQueue, videos, makingTimes, renderer, spendingRules }),
  requestDependencies,
);
