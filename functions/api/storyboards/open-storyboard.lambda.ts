import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { newId } from '#functions/wiring/clock.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { stories, storyboards } from '#functions/wiring/stores.ts';
import { openStoryboard } from './open-storyboard.ts';

export const handler = serve(
  routes.openStoryboard,
  openStoryboard({ stories, storyboards, newId }),
  requestDependencies,
);
