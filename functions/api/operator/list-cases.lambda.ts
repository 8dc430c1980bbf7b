import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { operatorDependencies } from '#functions/wiring/operators/operator-dependencies.ts';
import { cases } from '#functions/wiring/operators/operator-stores.ts';
import { suspensions, videos } from '#functions/wiring/stores.ts';
import { listCases } from './list-cases.ts';

export const handler = serve(
  routes.listCases,
  listCases({ cases, videos, suspensions }),
  operatorDependencies,
);
