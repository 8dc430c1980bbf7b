import type { ExportStarter, Exports } from '#functions/domain/export/ports.ts';
import type { WorkQueue } from '#functions/domain/queue/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { QueuePorts } from './give-work.ts';

export interface PackPorts extends Omit<QueuePorts, 'kind' | 'queue' | 'start'> {
  readonly packs: Lazy<WorkQueue>;
  readonly exports: Lazy<Pick<Exports, 'find' | 'markStarted'>>;
  readonly exporter: Lazy<ExportStarter>;
}

/** Exports that are waiting to be packed. A finished export gives its slot back. */
export const packWork = ({ packs, exports, exporter, ...purses }: PackPorts): QueuePorts => ({
  ...purses,
  kind: 'packs',
  queue: packs,
  start: async (work, now) => {
    const made = await exports().find(work.ownerId);
    if (made?.id !== work.name || made.status !== 'packing') return packs().leave(work, now);
    await exporter().start(made);
    await exports().markStarted(made, now);
  },
});
