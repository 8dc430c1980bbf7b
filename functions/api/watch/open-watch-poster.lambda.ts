import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { mediaAccess } from '#functions/wiring/media.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { watching } from '#functions/wiring/watching.ts';
import { openWatchPoster } from './open-watch-poster.ts';

export const handler = serve(
  routes.openWatchPoster,
  openWatchPoster({ ...watching, mediaAccess }),
  requestDependencies,
);
