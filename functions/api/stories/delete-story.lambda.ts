import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { stories, visits } from '#functions/wiring/wiring.ts';
import { deleteStory } from './delete-story.ts';

export const handler = serve(routes.deleteStory, deleteStory({ stories }), visits);
