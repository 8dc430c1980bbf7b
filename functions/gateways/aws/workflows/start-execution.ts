import { ExecutionAlreadyExists, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { timeLimits } from '#functions/runtime/time-limits.ts';

const ANSWER_LIMIT_MS = 5_000;
const MAX_ATTEMPTS = 3;

/** Starts executions of one state machine by name; a name that was used before does nothing. */
export const executionStarter = (stateMachineArn: string) => {
  const client = new SFNClient({
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: timeLimits(ANSWER_LIMIT_MS),
  });
  return async (name: string, input: object): Promise<void> => {
    try {
      await client.send(new StartExecutionCommand({ stateMachineArn, name, input: JSON.stringify(input) }));
    } catch (error) {
      if (!(error instanceof ExecutionAlreadyExists)) throw error;
    }
  };
};
