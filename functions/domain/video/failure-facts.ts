import { z } from 'zod';
import { FailureFacts } from './step-errors.ts';

/** What Lambda reports about an error. */
const Reported = z.object({ errorMessage: z.string() });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * The details a failed step reported (`functions/runtime/step/with-facts.ts`), read from the cause that the state
 * machine passed on.
 */
export const factsIn = (cause = ''): FailureFacts => {
  const message = Reported.safeParse(parsed(cause)).data?.errorMessage ?? '';
  return FailureFacts.safeParse(parsed(message.slice(message.lastIndexOf('\n') + 1))).data ?? {};
};
