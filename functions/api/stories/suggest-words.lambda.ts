import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { writerModel } from '#functions/wiring/provider-at-work.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { textSpending } from '#functions/wiring/spending.ts';
import { stories } from '#functions/wiring/stores.ts';
import { textModel } from '#functions/wiring/text-model.ts';
import { suggestWords } from './suggest-words.ts';

export const handler = serve(
  routes.suggestWords,
  suggestWords({ ...textSpending, textModel, writerModel, stories }),
  requestDependencies,
);
