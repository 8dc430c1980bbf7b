import { routes } from '#contract/routes.ts';
import { serve } from '#functions/http/serve.ts';
import { visits } from '#functions/wiring.ts';
import { listVoices } from './list-voices.ts';

export const handler = serve(routes.listVoices, listVoices(), visits);
