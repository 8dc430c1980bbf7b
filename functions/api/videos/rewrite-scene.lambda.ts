import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { moderationActions, moderator } from '#functions/wiring/providers.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { spendingRules } from '#functions/wiring/spending.ts';
import { filmQueue, idempotency, storyboards, videos } from '#functions/wiring/stores.ts';
import { renderer } from '#functions/wiring/workflows.ts';
import { rewriteScene } from './rewrite-scene.ts';

export const handler = serve(
  routes.rewriteScene,
  rewriteScene({ moderator, moderationActions, filmQueue, videos, storyboards, renderer, spendingRules }),
  {
    ...requestDependencies,
    idempotency,
  },
);
