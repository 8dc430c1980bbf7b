import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { connecting, stagePlatforms } from '#functions/wiring/platforms.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { beginConnection } from './begin-connection.ts';

export const handler = serve(
  routes.beginConnection,
  beginConnection({ ...connecting, stagePlatforms }),
  requestDependencies,
);
