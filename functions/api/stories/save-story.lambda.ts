import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { newId } from '#functions/wiring/clock.ts';
import { moderation } from '#functions/wiring/providers.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { idempotency, stories } from '#functions/wiring/stores.ts';
import { saveStory } from './save-story.ts';

export const handler = serve(routes.saveStory, saveStory({ ...moderation, stories, newId }), {
  ...requestDependencies,
  idempotency,
});
