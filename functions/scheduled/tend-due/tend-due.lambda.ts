import { serveDuty } from '#functions/runtime/step/serve-duty.ts';
import { newId, now } from '#functions/wiring/clock.ts';
import { outbox } from '#functions/wiring/mail.ts';
import { media } from '#functions/wiring/media.ts';
import { moderationActions, moderator } from '#functions/wiring/providers.ts';
import { payerOf } from '#functions/wiring/request-dependencies.ts';
import { spendingRules } from '#functions/wiring/spending.ts';
import {
  aiLineByDefault,
  credits,
  dueRows,
  filmQueue,
  ideas,
  makingTimes,
  runs,
  series,
  stories,
  storyboards,
  suspensions,
  users,
  videos,
} from '#functions/wiring/stores.ts';
import { preparations, renderer, runStarter } from '#functions/wiring/workflows.ts';
import { tendDue } from './tend-due.ts';

export const handler = serveDuty(
  tendDue({
    dueRows,
    storyboards,
    media,
    preparations,
    moderator,
    moderationActions,
    spendingRules,
    payerOf,
    aiLineByDefault,
    balances: credits,
    filmQueue,
    ideas,
    makingTimes,
    runs,
    series,
    stories,
    suspensions,
    users,
    videos,
    renderer,
    runStarter,
    outbox,
    newId,
    now,
  }),
);
