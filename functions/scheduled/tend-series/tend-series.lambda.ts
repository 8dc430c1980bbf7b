import { serveDuty } from '#functions/runtime/step/serve-duty.ts';
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
import { renderer, runStarter, seriesSchedules } from '#functions/wiring/workflows.ts';
import { tendSeries } from './tend-series.ts';

export const handler = serveDuty(
  tendSeries({
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
    schedules: seriesSchedules,
    outbox,
    newId,
    now,
  }),
);
