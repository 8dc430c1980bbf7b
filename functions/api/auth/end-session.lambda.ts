import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { mediaAccess } from '#functions/wiring/media.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { sessions, users } from '#functions/wiring/stores.ts';
import { endSession } from './end-session.ts';

export const handler = serve(
  routes.endSession,
  endSession({ sessions, users, mediaAccess }),
  requestDependencies,
);
