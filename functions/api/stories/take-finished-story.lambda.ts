import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { newId } from '#functions/wiring/clock.ts';
import { finishedScenes } from '#functions/wiring/providers.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { idempotency, stories } from '#functions/wiring/stores.ts';
import { takeFinishedStory } from './take-finished-story.ts';

export const handler = serve(
  routes.takeFinishedStory,
  takeFinishedStory({ stories, scenesOf: finishedScenes, newId }),
  { ...requestDependencies, idempotency },
);
