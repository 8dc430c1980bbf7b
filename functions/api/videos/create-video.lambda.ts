import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { newId } from '#functions/wiring/clock.ts';
import { moderationActions, moderator } from '#functions/wiring/providers.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { spendingRules } from '#functions/wiring/spending.ts';
import {
  aiLineByDefault,
  filmQueue,
  idempotency,
  makingTimes,
  stories,
  uploads,
  users,
  videos,
} from '#functions/wiring/stores.ts';
import { renderer } from '#functions/wiring/workflows.ts';
import { createVideo } from './create-video.ts';

export const handler = serve(
  routes.createVideo,
  createVideo({
    moderator,
    moderationActions,
    stories,
    uploads,
    users,
    aiLineByDefault,
    filmQueue,
    videos,
    makingTimes,
    renderer,
    spendingRules,
    newId,
  }),
  { ...requestDependencies, idempotency },
);
