import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { stories } from '#functions/wiring/stores.ts';
import { visits } from '#functions/wiring/visits.ts';
import { listStories } from './list-stories.ts';

export const handler = serve(routes.listStories, listStories({ stories }), visits);
