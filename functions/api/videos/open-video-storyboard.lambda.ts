import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { storyboards, videos } from '#functions/wiring/stores.ts';
import { openVideoStoryboard } from './open-video-storyboard.ts';

export const handler = serve(
  routes.openVideoStoryboard,
  openVideoStoryboard({ videos, storyboards }),
  requestDependencies,
);
