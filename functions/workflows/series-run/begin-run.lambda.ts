import { serveStep } from '#functions/runtime/step/step.ts';
import { newId } from '#functions/wiring/clock.ts';
import { outbox } from '#functions/wiring/mail.ts';
import { writerModel } from '#functions/wiring/provider-at-work.ts';
import { payerOf } from '#functions/wiring/request-dependencies.ts';
import { textSpending } from '#functions/wiring/spending.ts';
import { credits, ideas, runs, series, stories, suspensions } from '#functions/wiring/stores.ts';
import { textModel } from '#functions/wiring/text-model.ts';
import { beginRunStep } from './begin-run.ts';

export const handler = serveStep(
  beginRunStep({
    ...textSpending,
    series,
    ideas,
    runs,
    outbox,
    balances: credits,
    suspensions,
    newId,
    writerModel,
    textModel,
    stories,
    payerOf,
  }),
);
