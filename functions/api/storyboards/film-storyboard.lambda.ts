import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { creating } from '#functions/wiring/filming.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { idempotency, runs, storyboards, uploads } from '#functions/wiring/stores.ts';
import { filmStoryboard } from './film-storyboard.ts';

export const handler = serve(
  routes.filmStoryboard,
  filmStoryboard({ ...creating(), storyboards, runs, uploads }),
  { ...requestDependencies, idempotency },
);
