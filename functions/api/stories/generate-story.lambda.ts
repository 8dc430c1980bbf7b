import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { newId, now } from '#functions/wiring/clock.ts';
import { moderationActions, moderator } from '#functions/wiring/providers.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { budgets, pauses, storySpending } from '#functions/wiring/spending.ts';
import { credits, idempotency, stories } from '#functions/wiring/stores.ts';
import { writer } from '#functions/wiring/writers/text.ts';
import { generateStory } from './generate-story.ts';

export const handler = serve(
  routes.generateStory,
  generateStory({
    writer,
    moderator,
    moderationActions,
    stories,
    subscriptions: credits,
    budgets,
    pauses,
    storySpending,
    newId,
    now,
  }),
  {
    ...requestDependencies,
    idempotency,
  },
);
