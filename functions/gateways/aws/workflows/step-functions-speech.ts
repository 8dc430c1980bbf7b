import type { SpeechStarter } from '#functions/domain/storyboard/ports.ts';
import { executionStarter } from './start-execution.ts';

/** Starts executions named `<storyboard>-<speech>`, so that one speech never begins twice. */
export const stepFunctionsSpeech = (stateMachineArn: string): SpeechStarter => {
  const start = executionStarter(stateMachineArn);
  return {
    start: async ({ id, ownerId, payer = {}, speaking }) => {
      if (speaking === undefined) return;
      const { number, attempt, scenes } = speaking;
      await start(`${id}-${number}`, { ownerId, videoId: id, attempt, payer, number, scenes });
    },
  };
};
