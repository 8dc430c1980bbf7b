import { operatorRoutes } from '#contract/routes/operator.ts';
import { endpoint } from '#web/data/api/endpoint.ts';

/** The calls of operators. */
export const operatorApi = {
  listCases: endpoint(operatorRoutes.listCases),
  readCase: endpoint(operatorRoutes.readCase),
  decide: endpoint(operatorRoutes.decide),
} as const;
