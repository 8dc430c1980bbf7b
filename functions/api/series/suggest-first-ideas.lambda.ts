import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { now } from '#functions/wiring/clock.ts';
import { writerModel } from '#functions/wiring/provider-at-work.ts';
import { moderationActions, moderator } from '#functions/wiring/providers.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { budgets, pauses, storySpending } from '#functions/wiring/spending.ts';
import { credits } from '#functions/wiring/stores.ts';
import { ideaWriter } from '#functions/wiring/writers/text.ts';
import { suggestFirstIdeas } from './suggest-first-ideas.ts';

export const handler = serve(
  routes.suggestFirstIdeas,
  suggestFirstIdeas({
    ideaWriter,
    writerModel,
    moderator,
    moderationActions,
    balances: credits,
    subscriptions: credits,
    budgets,
    pauses,
    storySpending,
    now,
  }),
  requestDependencies,
);
