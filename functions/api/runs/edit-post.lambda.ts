import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { moderationActions, moderator } from '#functions/wiring/providers.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { filmQueue, runs, series, stories, videos } from '#functions/wiring/stores.ts';
import { editPost } from './edit-post.ts';

export const handler = serve(
  routes.editPost,
  editPost({ series, runs, stories, videos, filmQueue, moderator, moderationActions }),
  requestDependencies,
);
