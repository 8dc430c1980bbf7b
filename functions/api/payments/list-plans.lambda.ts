import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { visits } from '#functions/wiring/visits.ts';
import { listPlans } from './list-plans.ts';

export const handler = serve(routes.listPlans, listPlans(), visits);
