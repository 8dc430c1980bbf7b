import { isOutcomeUnknown } from './api-error.ts';

/** Runs an action under one key; the key is kept while the outcome of the same request is unknown. */
export interface KeyedAction {
  readonly run: <T>(request: unknown, action: (key: string) => Promise<T>) => Promise<T>;
}

/**
 * Keeps one idempotency key for one intention of the user: asking again for the same thing after a lost answer
 * sends the same key, so it is not carried out twice. A definite answer, good or bad, ends the key.
 */
export const keyedAction = (newKey: () => string = () => crypto.randomUUID()): KeyedAction => {
  let open: { readonly request: string; readonly key: string } | undefined;
  return {
    run: async (request, action) => {
      const wanted = JSON.stringify(request);
      const current = open?.request === wanted ? open : { request: wanted, key: newKey() };
      open = current;
      try {
        const answer = await action(current.key);
        open = undefined;
        return answer;
      } catch (error) {
        if (!isOutcomeUnknown(error)) open = undefined;
        throw error;
      }
    },
  };
};
