import { routes } from '#contract/routes.ts';
import { serve } from '#functions/http/serve.ts';
import { renderer, videos, visits } from '#functions/wiring.ts';
import { retryVideo } from './retry-video.ts';

export const handler = serve(routes.retryVideo, retryVideo({ videos, renderer }), visits);
