import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { figures } from '#functions/wiring/stores.ts';
import { readTotals } from './read-totals.ts';

export const handler = serve(routes.readTotals, readTotals({ figures }), requestDependencies);
