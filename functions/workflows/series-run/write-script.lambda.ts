import { serveStep } from '#functions/runtime/step/step.ts';
import { now } from '#functions/wiring/clock.ts';
import { outbox } from '#functions/wiring/mail.ts';
import { writerModel } from '#functions/wiring/provider-at-work.ts';
import { moderationActions, moderator } from '#functions/wiring/providers.ts';
import { budgets, pauses, storySpending } from '#functions/wiring/spending.ts';
import { credits, ideas, runs, series, stories } from '#functions/wiring/stores.ts';
import { writer } from '#functions/wiring/writers/text.ts';
import { writeScript } from './write-script.ts';

export const handler = serveStep(
  writeScript({
    series,
    ideas,
    runs,
    stories,
    writer,
    writerModel,
    moderator,
    moderationActions,
    balances: credits,
    subscriptions: credits,
    budgets,
    pauses,
    storySpending,
    outbox,
    now,
  }),
);
