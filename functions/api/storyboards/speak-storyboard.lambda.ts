import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { spendingRules } from '#functions/wiring/spending.ts';
import { storyboards, videos } from '#functions/wiring/stores.ts';
import { preparations } from '#functions/wiring/workflows.ts';
import { speakStoryboard } from './speak-storyboard.ts';

export const handler = serve(
  routes.speakStoryboard,
  speakStoryboard({ storyboards, videos, preparations, spendingRules }),
  requestDependencies,
);
