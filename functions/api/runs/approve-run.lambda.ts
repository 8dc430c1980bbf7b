import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { newId } from '#functions/wiring/clock.ts';
import { outbox } from '#functions/wiring/mail.ts';
import { media } from '#functions/wiring/media.ts';
import { moderationActions, moderator } from '#functions/wiring/providers.ts';
import { payerOf, requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { spendingRules } from '#functions/wiring/spending.ts';
import {
  aiLineByDefault,
  credits,
  filmQueue,
  makingTimes,
  runs,
  series,
  stories,
  suspensions,
  users,
  videos,
} from '#functions/wiring/stores.ts';
import { renderer } from '#functions/wiring/workflows.ts';
import { approveRun } from './approve-run.ts';

export const handler = serve(
  routes.approveRun,
  approveRun({
    series,
    runs,
    stories,
    videos,
    media,
    users,
    suspensions,
    balances: credits,
    filmQueue,
    makingTimes,
    renderer,
    moderator,
    moderationActions,
    spendingRules,
    aiLineByDefault,
    payerOf,
    outbox,
    newId,
  }),
  requestDependencies,
);
