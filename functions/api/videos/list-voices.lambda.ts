import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { visits } from '#functions/wiring/visits.ts';
import { listVoices } from './list-voices.ts';

export const handler = serve(routes.listVoices, listVoices(), visits);
