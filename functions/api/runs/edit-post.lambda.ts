import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { runView } from '#functions/wiring/filming.ts';
import { moderation } from '#functions/wiring/providers.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { publications } from '#functions/wiring/stores.ts';
import { editPost } from './edit-post.ts';

export const handler = serve(
  routes.editPost,
  editPost({ ...moderation, ...runView, publications }),
  requestDependencies,
);
