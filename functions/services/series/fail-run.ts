import type { Run } from '#functions/domain/series/run.ts';
import { type EndRunPorts, endWithoutVideo } from './end-run.ts';

const REASON =
  'The AI writer couldn’t be reached, so there is no script. The idea will be used for the next video.';

/**
 * Ends a run whose script could not be written despite all retries, and returns its idea to the front of the queue. A
 * run that already has its script is left alone, because TendDue will create its video.
 */
export const failRun = async (
  ports: EndRunPorts,
  ownerId: string,
  runId: string,
  now: Date,
): Promise<Run | undefined> => {
  const run = await ports.runs().find(ownerId, runId);
  if (run?.status !== 'writing' || run.isWritten) return run;
  return endWithoutVideo(ports, run, { status: 'failed', reason: REASON, keepsIdea: true }, now);
};
