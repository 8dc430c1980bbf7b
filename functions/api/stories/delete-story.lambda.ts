import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { stories } from '#functions/wiring/stores.ts';
import { visits } from '#functions/wiring/visits.ts';
import { deleteStory } from './delete-story.ts';

export const handler = serve(routes.deleteStory, deleteStory({ stories }), visits);
