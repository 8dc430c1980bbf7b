import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { mediaAccess } from '#functions/wiring/media.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { credits, egress } from '#functions/wiring/stores.ts';
import { watching } from '#functions/wiring/watching.ts';
import { openWatchedFilm } from './open-watched-film.ts';

export const handler = serve(
  routes.openWatchedFilm,
  openWatchedFilm({ ...watching, egress, subscriptions: credits, mediaAccess }),
  requestDependencies,
);
