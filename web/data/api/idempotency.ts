import { isOutcomeUnknown } from './api-error.ts';

/** Runs an action with an idempotency key, which is reused for the same request while its outcome is unknown. */
export interface KeyedAction {
  readonly run: <T>(request: unknown, action: (key: string) => Promise<T>) => Promise<T>;
}

/**
 * Uses one idempotency key per user intention: repeating a request after a lost response sends the same key, so the
 * server carries it out once. A definite response, good or bad, retires the key.
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
