import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { connecting } from '#functions/wiring/platforms.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { finishConnection, whereRefused } from './finish-connection.ts';

export const handler = serve(routes.finishConnection, finishConnection(connecting), {
  ...requestDependencies,
  whereRefused,
});
