import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { spendingRules } from '#functions/wiring/spending.ts';
import { idempotency, storyboards, videos } from '#functions/wiring/stores.ts';
import { preparations } from '#functions/wiring/workflows.ts';
import { paintStoryboard } from './paint-storyboard.ts';

export const handler = serve(
  routes.paintStoryboard,
  paintStoryboard({ storyboards, videos, preparations, spendingRules }),
  {
    ...requestDependencies,
    idempotency,
  },
);
