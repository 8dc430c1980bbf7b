import { serveStep } from '#functions/runtime/step/step.ts';
import { newId, now } from '#functions/wiring/clock.ts';
import { outbox } from '#functions/wiring/mail.ts';
import { writerModel } from '#functions/wiring/provider-at-work.ts';
import { payerOf } from '#functions/wiring/request-dependencies.ts';
import { budgets, pauses, storySpending } from '#functions/wiring/spending.ts';
import { credits, ideas, runs, series, stories, suspensions } from '#functions/wiring/stores.ts';
import { ideaWriter } from '#functions/wiring/writers/text.ts';
import { beginRun } from './begin-run.ts';

export const handler = serveStep(
  beginRun({
    series,
    ideas,
    runs,
    outbox,
    balances: credits,
    suspensions,
    newId,
    writerModel,
    ideaWriter,
    stories,
    subscriptions: credits,
    budgets,
    pauses,
    storySpending,
    payerOf,
    now,
  }),
);
