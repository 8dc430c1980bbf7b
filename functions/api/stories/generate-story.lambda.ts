import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { newId } from '#functions/wiring/clock.ts';
import { moderation } from '#functions/wiring/providers.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { textSpending } from '#functions/wiring/spending.ts';
import { idempotency, stories } from '#functions/wiring/stores.ts';
import { writer } from '#functions/wiring/text-model.ts';
import { generateStory } from './generate-story.ts';

export const handler = serve(
  routes.generateStory,
  generateStory({ ...moderation, ...textSpending, writer, stories, newId }),
  {
    ...requestDependencies,
    idempotency,
  },
);
