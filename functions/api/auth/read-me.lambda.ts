import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { mediaAccess } from '#functions/wiring/media.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { credits, egress, suspensions, users } from '#functions/wiring/stores.ts';
import { readMe } from './read-me.ts';

export const handler = serve(
  routes.readMe,
  readMe({ users, credits, egress, suspensions, mediaAccess }),
  requestDependencies,
);
