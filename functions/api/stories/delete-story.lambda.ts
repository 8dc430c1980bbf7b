import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { stories } from '#functions/wiring/stores.ts';
import { deleteStory } from './delete-story.ts';

export const handler = serve(routes.deleteStory, deleteStory({ stories }), requestDependencies);
