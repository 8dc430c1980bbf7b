import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { billing, users, visits } from '#functions/wiring/wiring.ts';
import { startTrial } from './start-trial.ts';

export const handler = serve(routes.startTrial, startTrial({ billing, users }), visits);
