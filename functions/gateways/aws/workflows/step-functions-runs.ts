import type { RunStarter } from '#functions/domain/series/ports.ts';
import { executionStarter } from './start-execution.ts';

/** Starts executions of `series-run` by name. */
export const stepFunctionsRuns = (stateMachineArn: string): RunStarter => {
  const start = executionStarter(stateMachineArn);
  return { start: ({ ownerId, seriesId, runId }, once) => start(once, { ownerId, seriesId, runId }) };
};
