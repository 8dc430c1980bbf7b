import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { storyboards, uploads, videos } from '#functions/wiring/stores.ts';
import { preparations } from '#functions/wiring/workflows.ts';
import { narrateStoryboard } from './narrate-storyboard.ts';

export const handler = serve(
  routes.narrateStoryboard,
  narrateStoryboard({ storyboards, videos, uploads, preparations }),
  requestDependencies,
);
