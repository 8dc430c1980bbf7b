import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { writerModel } from '#functions/wiring/provider-at-work.ts';
import { moderation } from '#functions/wiring/providers.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { ideas, series } from '#functions/wiring/stores.ts';
import { editIdea } from './edit-idea.ts';

export const handler = serve(
  routes.editIdea,
  editIdea({ ...moderation, series, ideas, writerModel }),
  requestDependencies,
);
