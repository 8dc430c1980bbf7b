import type { Exports } from '#functions/domain/export/ports.ts';
import type { WorkQueue } from '#functions/domain/queue/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import { ExportInput, jobOf } from './messages.ts';

interface Ports {
  readonly exports: Lazy<Exports>;
  readonly packs: Lazy<Pick<WorkQueue, 'leave'>>;
  readonly now: Clock;
}

/** Ends an export that could not be packed; its owner may request another. */
export const failExportStep = ({ exports, packs, now }: Ports) => ({
  name: 'FailExport',
  input: ExportInput,
  run: async (input: ExportInput) => {
    await exports().fail(jobOf(input));
    await packs().leave({ ownerId: input.userId, name: input.exportId }, now());
    return input;
  },
});
