import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { writerModel } from '#functions/wiring/provider-at-work.ts';
import { moderation } from '#functions/wiring/providers.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { textSpending } from '#functions/wiring/spending.ts';
import { credits } from '#functions/wiring/stores.ts';
import { textModel } from '#functions/wiring/text-model.ts';
import { suggestFirstIdeas } from './suggest-first-ideas.ts';

export const handler = serve(
  routes.suggestFirstIdeas,
  suggestFirstIdeas({ ...moderation, ...textSpending, textModel, writerModel, balances: credits }),
  requestDependencies,
);
