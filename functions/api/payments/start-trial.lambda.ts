import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { billing, users } from '#functions/wiring/stores.ts';
import { visits } from '#functions/wiring/visits.ts';
import { startTrial } from './start-trial.ts';

export const handler = serve(routes.startTrial, startTrial({ billing, users }), visits);
