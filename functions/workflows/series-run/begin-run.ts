import type { z } from 'zod';
import type { PayerOf } from '#functions/domain/egress/ports.ts';
import type { Clock } from '#functions/domain/request/ports.ts';
import { type BeginRunPorts, beginRun as begin } from '#functions/services/series/begin-run.ts';
import { BeginRunInput, toNext } from './messages.ts';

interface Ports extends BeginRunPorts {
  readonly payerOf: PayerOf;
  readonly now: Clock;
}

/**
 * Starts the run for the due airing, or continues an existing run. If there is nothing to start or continue, the
 * workflow ends.
 */
export const beginRunStep = ({ payerOf, now, ...ports }: Ports) => ({
  name: 'BeginRun',
  input: BeginRunInput,
  run: async (job: z.infer<typeof BeginRunInput>) => {
    const run = await begin({ ...ports, now }, job, now());
    return toNext(job, run, run && (await payerOf(job.ownerId, now())));
  },
});
