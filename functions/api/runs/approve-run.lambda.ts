import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { runFilming } from '#functions/wiring/filming.ts';
import { ordering } from '#functions/wiring/platforms.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { approveRun } from './approve-run.ts';

export const handler = serve(
  routes.approveRun,
  approveRun({ ...runFilming(), ...ordering() }),
  requestDependencies,
);
