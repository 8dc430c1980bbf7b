import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { moderationActions, moderator } from '#functions/wiring/providers.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { storyboards, videos } from '#functions/wiring/stores.ts';
import { saveStoryboard } from './save-storyboard.ts';

export const handler = serve(
  routes.saveStoryboard,
  saveStoryboard({ storyboards, videos, moderator, moderationActions }),
  requestDependencies,
);
