import { serveStep } from '#functions/runtime/step/step.ts';
import { newId, now } from '#functions/wiring/clock.ts';
import { outbox } from '#functions/wiring/mail.ts';
import { moderationActions, moderator } from '#functions/wiring/providers.ts';
import { payerOf } from '#functions/wiring/request-dependencies.ts';
import { spendingRules } from '#functions/wiring/spending.ts';
import {
  aiLineByDefault,
  credits,
  filmQueue,
  ideas,
  makingTimes,
  runs,
  series,
  stories,
  suspensions,
  users,
  videos,
} from '#functions/wiring/stores.ts';
import { renderer } from '#functions/wiring/workflows.ts';
import { filmRun } from './film-run.ts';

export const handler = serveStep(
  filmRun({
    series,
    ideas,
    runs,
    stories,
    videos,
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
    now,
  }),
);
