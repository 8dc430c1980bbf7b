import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { stories } from '#functions/wiring/stores.ts';
import { readStory } from './read-story.ts';

export const handler = serve(routes.readStory, readStory({ stories }), requestDependencies);
