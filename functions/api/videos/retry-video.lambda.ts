import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { renderer, spendingRules, videos, visits } from '#functions/wiring/wiring.ts';
import { retryVideo } from './retry-video.ts';

export const handler = serve(routes.retryVideo, retryVideo({ videos, renderer, spendingRules }), visits);
