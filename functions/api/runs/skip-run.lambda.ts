import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { runView } from '#functions/wiring/filming.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { skipRun } from './skip-run.ts';

export const handler = serve(routes.skipRun, skipRun(runView), requestDependencies);
