import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { moderation } from '#functions/wiring/providers.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { storyboards, videos } from '#functions/wiring/stores.ts';
import { saveStoryboard } from './save-storyboard.ts';

export const handler = serve(
  routes.saveStoryboard,
  saveStoryboard({ ...moderation, storyboards, videos }),
  requestDependencies,
);
