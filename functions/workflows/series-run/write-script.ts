import type { Clock } from '#functions/domain/request/ports.ts';
import { type WriteScriptPorts, writeScript as write } from '#functions/services/series/write-script.ts';
import { RunInput, toNext } from './messages.ts';

/** Writes a run’s script once. A script that repeats an earlier story is rewritten by the next try. */
export const writeScriptStep = ({ now, ...ports }: WriteScriptPorts & { readonly now: Clock }) => ({
  name: 'WriteScript',
  input: RunInput,
  run: async (job: RunInput) => {
    const run = await ports.runs().find(job.ownerId, job.runId);
    const after = run && (await write({ ...ports, now }, run, now()));
    return toNext(job, after, job.payer);
  },
});
