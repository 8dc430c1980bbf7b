import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { moderationActions, moderator } from '#functions/wiring/providers.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { spendingRules } from '#functions/wiring/spending.ts';
import {
  aiLineByDefault,
  filmQueue,
  idempotency,
  makingTimes,
  runs,
  stories,
  storyboards,
  uploads,
  users,
  videos,
} from '#functions/wiring/stores.ts';
import { renderer } from '#functions/wiring/workflows.ts';
import { filmStoryboard } from './film-storyboard.ts';

export const handler = serve(
  routes.filmStoryboard,
  filmStoryboard({
    storyboards,
    stories,
    runs,
    uploads,
    moderator,
    moderationActions,
    users,
    aiLineByDefault,
    filmQueue,
    videos,
    makingTimes,
    renderer,
    spendingRules,
  }),
  { ...requestDependencies, idempotency },
);
