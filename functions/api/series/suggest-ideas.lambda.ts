import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { newId, now } from '#functions/wiring/clock.ts';
import { writerModel } from '#functions/wiring/provider-at-work.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { budgets, pauses, storySpending } from '#functions/wiring/spending.ts';
import { credits, ideas, series, stories } from '#functions/wiring/stores.ts';
import { ideaWriter } from '#functions/wiring/writers/text.ts';
import { suggestIdeas } from './suggest-ideas.ts';

export const handler = serve(
  routes.suggestIdeas,
  suggestIdeas({
    series,
    ideas,
    stories,
    ideaWriter,
    writerModel,
    newId,
    balances: credits,
    subscriptions: credits,
    budgets,
    pauses,
    storySpending,
    now,
  }),
  requestDependencies,
);
