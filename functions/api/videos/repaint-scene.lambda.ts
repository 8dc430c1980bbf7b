import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { spendingRules } from '#functions/wiring/spending.ts';
import { idempotency, videos } from '#functions/wiring/stores.ts';
import { visits } from '#functions/wiring/visits.ts';
import { renderer } from '#functions/wiring/workflows.ts';
import { repaintScene } from './repaint-scene.ts';

export const handler = serve(
  routes.repaintScene,
  repaintScene({ videos, renderer, idempotency, spendingRules }),
  visits,
);
