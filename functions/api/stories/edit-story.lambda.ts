import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { moderation } from '#functions/wiring/providers.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { stories } from '#functions/wiring/stores.ts';
import { editStory } from './edit-story.ts';

export const handler = serve(routes.editStory, editStory({ ...moderation, stories }), requestDependencies);
