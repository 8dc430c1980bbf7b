import type { UploadChecker } from '#functions/domain/uploads/ports.ts';
import { executionStarter } from './start-execution.ts';

/** Starts executions named after their upload, so that no file is checked twice. */
export const stepFunctionsUploadChecker = (stateMachineArn: string): UploadChecker => {
  const start = executionStarter(stateMachineArn);
  return {
    start: ({ id, ownerId, mediaFolder, kind }) =>
      start(id, { userId: ownerId, uploadId: id, mediaFolder, kind }),
  };
};
