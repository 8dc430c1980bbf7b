import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { slots } from '#functions/wiring/filming.ts';
import { moderation } from '#functions/wiring/providers.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { spendingRules } from '#functions/wiring/spending.ts';
import { idempotency, pronunciations, storyboards } from '#functions/wiring/stores.ts';
import { rewriteScene } from './rewrite-scene.ts';

export const handler = serve(
  routes.rewriteScene,
  rewriteScene({ ...moderation, ...slots, storyboards, pronunciations, spendingRules }),
  {
    ...requestDependencies,
    idempotency,
  },
);
