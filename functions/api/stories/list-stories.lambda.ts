import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { stories, visits } from '#functions/wiring/wiring.ts';
import { listStories } from './list-stories.ts';

export const handler = serve(routes.listStories, listStories({ stories }), visits);
