import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { billing, users } from '#functions/wiring/stores.ts';
import { startTrial } from './start-trial.ts';

export const handler = serve(routes.startTrial, startTrial({ billing, users }), requestDependencies);
