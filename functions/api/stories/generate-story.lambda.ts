import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { idempotency, newId, now, stories, visits, writer } from '#functions/wiring/wiring.ts';
import { generateStory } from './generate-story.ts';

export const handler = serve(
  routes.generateStory,
  generateStory({ writer, stories, idempotency, newId, now }),
  visits,
);
