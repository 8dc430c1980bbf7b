import type { NarrationStarter } from '#functions/domain/storyboard/ports.ts';
import { executionStarter } from './start-execution.ts';

/** Starts executions named `<storyboard>-<number>`, so that one narration is never matched twice at once. */
export const stepFunctionsNarrations = (stateMachineArn: string): NarrationStarter => {
  const start = executionStarter(stateMachineArn);
  return {
    start: ({ ownerId, storyboardId, number }) =>
      start(`${storyboardId}-${number}`, { ownerId, videoId: storyboardId, number }),
  };
};
