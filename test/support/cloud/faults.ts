import type { Fault } from '#local/support/faults.ts';
import { sharedCloud } from './shared-cloud.ts';

type Party =
  | 'openai'
  | 'polly'
  | 'signIn'
  | 'secrets'
  | 'stepFunctions'
  | 'stripe'
  | 'ses'
  | 'youtube'
  | 'tiktok';

/** Scripts failures for the stand-in at a URL. Each call consumes one of them, in order. */
export const scriptFaultsAt = async (
  address: string,
  call: string,
  faults: readonly Fault[],
): Promise<void> => {
  const body = JSON.stringify({ call, faults });
  const answer = await fetch(new URL('/__faults', address), { method: 'POST', body });
  if (!answer.ok) throw new Error(`${address} did not accept the faults: ${answer.status}`);
};

const scripted = new Set<Party>();

/** Scripts failures for a stand-in in the shared cloud. */
export const scriptFaults = (party: Party, call: string, faults: readonly Fault[]): Promise<void> => {
  scripted.add(party);
  return scriptFaultsAt(sharedCloud().standIns[party], call, faults);
};

export const clearFaults = async (party: Party): Promise<void> => {
  await fetch(new URL('/__faults', sharedCloud().standIns[party]), { method: 'DELETE' });
  scripted.delete(party);
};

/** Clears scripted faults that were not used up. */
export const clearScriptedFaults = async (): Promise<void> => {
  await Promise.all(Array.from(scripted, clearFaults));
};

/** While `work` runs, no story can be written, because every attempt to find out which model is connected fails. */
export const whileStoriesFail = async (work: () => Promise<void>): Promise<void> => {
  const faults = Array.from({ length: 20 }, () => ({ kind: 'status' as const, status: 500 }));
  await scriptFaults('secrets', 'GetSecretValue', faults);
  try {
    await work();
  } finally {
    await clearFaults('secrets');
  }
};

/** Keeps the next attempts from being rendered: the workflow claims that it has already started them. */
export const renderNothing = (attempts = 1): Promise<void> =>
  scriptFaults(
    'stepFunctions',
    'StartExecution',
    Array.from({ length: attempts }, () => ({
      kind: 'status' as const,
      status: 400,
      code: 'ExecutionAlreadyExists',
    })),
  );
