import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { listVoices } from './list-voices.ts';

export const handler = serve(routes.listVoices, listVoices(), requestDependencies);
