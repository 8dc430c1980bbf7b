import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { moderation } from '#functions/wiring/providers.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { pronunciations } from '#functions/wiring/stores.ts';
import { savePronunciation } from './save-pronunciation.ts';

export const handler = serve(
  routes.savePronunciation,
  savePronunciation({ ...moderation, pronunciations }),
  requestDependencies,
);
