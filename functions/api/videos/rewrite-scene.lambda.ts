import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { idempotency, renderer, spendingRules, videos, visits } from '#functions/wiring/wiring.ts';
import { rewriteScene } from './rewrite-scene.ts';

export const handler = serve(
  routes.rewriteScene,
  rewriteScene({ videos, renderer, idempotency, spendingRules }),
  visits,
);
