import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { listPlans } from './list-plans.ts';

export const handler = serve(routes.listPlans, listPlans(), requestDependencies);
