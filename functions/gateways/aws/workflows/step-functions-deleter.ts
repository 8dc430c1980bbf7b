import { roundOf } from '#functions/domain/account/account-deletion.ts';
import type { AccountDeleter } from '#functions/domain/account/ports.ts';
import { executionStarter } from './start-execution.ts';

/** Starts executions named `<userId>-<round>`, so that one attempt at a deletion cannot start twice. */
export const stepFunctionsDeleter = (stateMachineArn: string): AccountDeleter => {
  const start = executionStarter(stateMachineArn);
  return {
    start: (deletion, now) =>
      start(`${deletion.userId}-${roundOf(deletion, now)}`, { userId: deletion.userId }),
  };
};
