import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { storyboards } from '#functions/wiring/stores.ts';
import { listStoryboards } from './list-storyboards.ts';

export const handler = serve(routes.listStoryboards, listStoryboards({ storyboards }), requestDependencies);
