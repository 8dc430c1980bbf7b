import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { moderation } from '#functions/wiring/providers.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { filmQueue, videos } from '#functions/wiring/stores.ts';
import { bringBackVideo } from './bring-back-video.ts';

export const handler = serve(
  routes.bringBackVideo,
  bringBackVideo({ ...moderation, videos, filmQueue }),
  requestDependencies,
);
