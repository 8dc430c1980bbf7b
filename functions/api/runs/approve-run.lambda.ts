import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { runFilming } from '#functions/wiring/filming.ts';
import { media } from '#functions/wiring/media.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { approveRun } from './approve-run.ts';

export const handler = serve(routes.approveRun, approveRun({ ...runFilming(), media }), requestDependencies);
