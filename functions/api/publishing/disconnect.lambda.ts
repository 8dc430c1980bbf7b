import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { connecting } from '#functions/wiring/platforms.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { publications } from '#functions/wiring/stores.ts';
import { disconnect } from './disconnect.ts';

export const handler = serve(
  routes.disconnect,
  disconnect({ ...connecting, publications }),
  requestDependencies,
);
