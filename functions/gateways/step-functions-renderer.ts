import { ExecutionAlreadyExists, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import type { Renderer } from '#functions/domain/ports.ts';

const REQUEST_TIMEOUT_MS = 5_000;
const MAX_ATTEMPTS = 3;

/** Starts executions named `<videoId>-<attempt>`, so that one attempt cannot start twice. */
export const stepFunctionsRenderer = (stateMachineArn: string): Renderer => {
  const client = new SFNClient({
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: { requestTimeout: REQUEST_TIMEOUT_MS },
  });
  return {
    start: async ({ ownerId, videoId, attempt }) => {
      const input = JSON.stringify({ ownerId, videoId, attempt });
      try {
        await client.send(
          new StartExecutionCommand({ stateMachineArn, name: `${videoId}-${attempt}`, input }),
        );
      } catch (error) {
        if (!(error instanceof ExecutionAlreadyExists)) throw error;
      }
    },
  };
};
