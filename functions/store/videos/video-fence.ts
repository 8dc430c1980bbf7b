import type { Job } from '#functions/domain/video/job.ts';

/**
 * Holds while the attempt is the current one and in progress; see `isUnderWay` in the domain. `#status` is the
 * status.
 */
export const FENCE =
  'attempt = :attempt AND (#status = :generating OR (#status = :completed AND attribute_exists(edit)))';

export const fenceValues = (job: Job) => ({
  ':attempt': job.attempt,
  ':generating': 'generating',
  ':completed': 'completed',
});

/** Holds while no attempt is in progress and nothing is being erased. */
export const AT_REST = '#status IN (:completed, :failed, :deleted) AND attribute_not_exists(edit)';
export const atRest = { ':completed': 'completed', ':failed': 'failed', ':deleted': 'deleted' } as const;
