import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { spendingRules } from '#functions/wiring/spending.ts';
import { filmQueue, idempotency, storyboards, videos } from '#functions/wiring/stores.ts';
import { renderer } from '#functions/wiring/workflows.ts';
import { repaintScene } from './repaint-scene.ts';

export const handler = serve(
  routes.repaintScene,
  repaintScene({ filmQueue, videos, storyboards, renderer, spendingRules }),
  {
    ...requestDependencies,
    idempotency,
  },
);
