import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { slots } from '#functions/wiring/filming.ts';
import { moderation } from '#functions/wiring/providers.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { spendingRules } from '#functions/wiring/spending.ts';
import { idempotency, pronunciations, storyboards, uploads } from '#functions/wiring/stores.ts';
import { updateVideo } from './update-video.ts';

export const handler = serve(
  routes.updateVideo,
  updateVideo({ ...moderation, ...slots, storyboards, pronunciations, uploads, spendingRules }),
  { ...requestDependencies, idempotency },
);
