import { inject } from 'vitest';
import type { Fault } from '#local/faults.ts';

type Party = 'openai' | 'polly' | 'signIn' | 'secrets' | 'stepFunctions' | 'stripe';

/** Scripts failures of a stand-in; each is used up by one call, in order. */
export const scriptFaults = async (party: Party, call: string, faults: readonly Fault[]): Promise<void> => {
  const answer = await fetch(new URL('/__faults', inject('cloud').standIns[party]), {
    method: 'POST',
    body: JSON.stringify({ call, faults }),
  });
  if (!answer.ok) throw new Error(`The faults of ${party} were not taken: ${answer.status}`);
};

export const clearFaults = async (party: Party): Promise<void> => {
  await fetch(new URL('/__faults', inject('cloud').standIns[party]), { method: 'DELETE' });
};
