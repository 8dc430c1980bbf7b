import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { mediaAccess } from '#functions/wiring/media.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { credits, egress, shares, suspensions, videos } from '#functions/wiring/stores.ts';
import { readWatched } from './read-watched.ts';

export const handler = serve(
  routes.readWatched,
  readWatched({ shares, videos, suspensions, egress, subscriptions: credits, mediaAccess }),
  requestDependencies,
);
