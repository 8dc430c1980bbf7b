import { ExecutionAlreadyExists, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';

const REQUEST_TIMEOUT_MS = 5_000;
const MAX_ATTEMPTS = 3;

/** Starts executions of one state machine by name; a name that was used before does nothing. */
export const executionStarter = (stateMachineArn: string) => {
  const client = new SFNClient({
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: { requestTimeout: REQUEST_TIMEOUT_MS },
  });
  return async (name: string, input: object): Promise<void> => {
    try {
      await client.send(new StartExecutionCommand({ stateMachineArn, name, input: JSON.stringify(input) }));
    } catch (error) {
      if (!(error instanceof ExecutionAlreadyExists)) throw error;
    }
  };
};
