import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { now } from '#functions/wiring/clock.ts';
import { writerModel } from '#functions/wiring/provider-at-work.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { budgets, pauses, storySpending } from '#functions/wiring/spending.ts';
import { credits, stories } from '#functions/wiring/stores.ts';
import { suggester } from '#functions/wiring/writers/text.ts';
import { suggestWords } from './suggest-words.ts';

export const handler = serve(
  routes.suggestWords,
  suggestWords({
    suggester,
    writerModel,
    stories,
    subscriptions: credits,
    budgets,
    pauses,
    storySpending,
    now,
  }),
  requestDependencies,
);
