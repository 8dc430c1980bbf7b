import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { visits } from '#functions/wiring/visits.ts';
import { checkHealth } from './check-health.ts';

export const handler = serve(routes.checkHealth, checkHealth(), visits);
