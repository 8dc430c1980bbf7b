import type { WorkQueue } from '#functions/domain/queue/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { UploadChecker, Uploads } from '#functions/domain/uploads/ports.ts';
import type { QueuePorts } from './give-work.ts';

export interface CheckPorts extends Omit<QueuePorts, 'kind' | 'queue' | 'start'> {
  readonly checks: Lazy<WorkQueue>;
  readonly uploads: Lazy<Pick<Uploads, 'find' | 'markStarted'>>;
  readonly uploadChecker: Lazy<UploadChecker>;
}

/** The uploads that are waiting to be checked. If an upload has been deleted, its check gives the slot back. */
export const checkWork = ({ checks, uploads, uploadChecker, ...purses }: CheckPorts): QueuePorts => ({
  ...purses,
  kind: 'checks',
  queue: checks,
  start: async (work, now) => {
    const upload = await uploads().find(work.ownerId, work.name);
    if (upload?.status !== 'checking') return checks().leave(work, now);
    await uploadChecker().start(upload);
    await uploads().markStarted(upload, now);
  },
});
