import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { mediaAccess, shares, videos, visits } from '#functions/wiring/wiring.ts';
import { openWatchPoster } from './open-watch-poster.ts';

export const handler = serve(
  routes.openWatchPoster,
  openWatchPoster({ shares, videos, mediaAccess }),
  visits,
);
