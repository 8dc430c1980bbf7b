import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { idempotency, renderer, spendingRules, videos, visits } from '#functions/wiring/wiring.ts';
import { repaintScene } from './repaint-scene.ts';

export const handler = serve(
  routes.repaintScene,
  repaintScene({ videos, renderer, idempotency, spendingRules }),
  visits,
);
