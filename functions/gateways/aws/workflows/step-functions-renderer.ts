import { executionNameOf } from '#functions/domain/video/job.ts';
import type { Renderer } from '#functions/domain/video/ports.ts';
import { executionStarter } from './start-execution.ts';

/** Starts executions named `<videoId>-<attempt>`, so that one attempt cannot start twice. */
export const stepFunctionsRenderer = (stateMachineArn: string): Renderer => {
  const start = executionStarter(stateMachineArn);
  return {
    start: (job) => start(executionNameOf(job), job),
  };
};
