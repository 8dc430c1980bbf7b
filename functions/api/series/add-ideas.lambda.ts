import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { newId } from '#functions/wiring/clock.ts';
import { writerModel } from '#functions/wiring/provider-at-work.ts';
import { moderation } from '#functions/wiring/providers.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { credits, ideas, series } from '#functions/wiring/stores.ts';
import { addIdeas } from './add-ideas.ts';

export const handler = serve(
  routes.addIdeas,
  addIdeas({ ...moderation, series, ideas, balances: credits, writerModel, newId }),
  requestDependencies,
);
