import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { newId } from '#functions/wiring/clock.ts';
import { runView } from '#functions/wiring/filming.ts';
import { moderation } from '#functions/wiring/providers.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { credits } from '#functions/wiring/stores.ts';
import { runStarter } from '#functions/wiring/workflows.ts';
import { remakeRun } from './remake-run.ts';

export const handler = serve(
  routes.remakeRun,
  remakeRun({ ...moderation, ...runView, balances: credits, runStarter, newId }),
  requestDependencies,
);
