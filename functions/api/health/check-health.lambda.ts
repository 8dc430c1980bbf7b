import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { checkHealth } from './check-health.ts';

export const handler = serve(routes.checkHealth, checkHealth(), requestDependencies);
