import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { newId } from '#functions/wiring/clock.ts';
import { moderationActions, moderator } from '#functions/wiring/providers.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { credits, filmQueue, runs, series, stories, videos } from '#functions/wiring/stores.ts';
import { runStarter } from '#functions/wiring/workflows.ts';
import { remakeRun } from './remake-run.ts';

export const handler = serve(
  routes.remakeRun,
  remakeRun({
    series,
    runs,
    stories,
    videos,
    filmQueue,
    balances: credits,
    runStarter,
    moderator,
    moderationActions,
    newId,
  }),
  requestDependencies,
);
