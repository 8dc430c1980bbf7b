import { serveStep } from '#functions/runtime/step/step.ts';
import { outbox } from '#functions/wiring/mail.ts';
import { writerModel } from '#functions/wiring/provider-at-work.ts';
import { moderation } from '#functions/wiring/providers.ts';
import { textSpending } from '#functions/wiring/spending.ts';
import { credits, ideas, runs, series, stories } from '#functions/wiring/stores.ts';
import { writer } from '#functions/wiring/text-model.ts';
import { writeScriptStep } from './write-script.ts';

export const handler = serveStep(
  writeScriptStep({
    ...moderation,
    ...textSpending,
    series,
    ideas,
    runs,
    stories,
    writer,
    writerModel,
    balances: credits,
    outbox,
  }),
);
