import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { writerModel } from '#functions/wiring/provider-at-work.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { ideas, series } from '#functions/wiring/stores.ts';
import { deleteIdea } from './delete-idea.ts';

export const handler = serve(
  routes.deleteIdea,
  deleteIdea({ series, ideas, writerModel }),
  requestDependencies,
);
