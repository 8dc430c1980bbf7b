import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { storyboards, videos } from '#functions/wiring/stores.ts';
import { removeNarration } from './remove-narration.ts';

export const handler = serve(
  routes.removeNarration,
  removeNarration({ storyboards, videos }),
  requestDependencies,
);
