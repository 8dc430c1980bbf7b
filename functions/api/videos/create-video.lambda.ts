import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import {
  idempotency,
  newId,
  renderer,
  spendingRules,
  stories,
  videos,
  visits,
} from '#functions/wiring/wiring.ts';
import { createVideo } from './create-video.ts';

export const handler = serve(
  routes.createVideo,
  createVideo({ stories, videos, renderer, idempotency, spendingRules, newId }),
  visits,
);
