import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { mediaAccess } from '#functions/wiring/media.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { shares, suspensions, videos } from '#functions/wiring/stores.ts';
import { openWatchPoster } from './open-watch-poster.ts';

export const handler = serve(
  routes.openWatchPoster,
  openWatchPoster({ shares, videos, suspensions, mediaAccess }),
  requestDependencies,
);
