import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { newId } from '#functions/wiring/clock.ts';
import { writerModel } from '#functions/wiring/provider-at-work.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { textSpending } from '#functions/wiring/spending.ts';
import { credits, ideas, series, stories } from '#functions/wiring/stores.ts';
import { textModel } from '#functions/wiring/text-model.ts';
import { suggestIdeas } from './suggest-ideas.ts';

export const handler = serve(
  routes.suggestIdeas,
  suggestIdeas({
    ...textSpending,
    series,
    ideas,
    stories,
    textModel,
    writerModel,
    newId,
    balances: credits,
  }),
  requestDependencies,
);
