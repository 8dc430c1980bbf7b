import type { Clock } from '#functions/domain/request/ports.ts';
import type { EndRunPorts } from '#functions/services/series/end-run.ts';
import { failRun as fail } from '#functions/services/series/fail-run.ts';
import { RunInput, toNext } from './messages.ts';

/**
 * Ends a run whose script could not be written. If only its video could not be started, TendDue continues the run.
 */
export const failRunStep = ({ now, ...ports }: EndRunPorts & { readonly now: Clock }) => ({
  name: 'FailRun',
  input: RunInput,
  run: async (job: RunInput) => {
    const run = await fail(ports, job.ownerId, job.runId, now());
    return { ...toNext(job, run, job.payer), next: 'done' };
  },
});
