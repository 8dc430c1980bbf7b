import { env } from '#functions/env.ts';

/** Called when a function has started: answers once with the milliseconds that took, afterwards with none. */
export const startUp = (): (() => number) => {
  let left = env.isOnDemand() ? performance.now() : 0;
  return () => {
    const ms = left;
    left = 0;
    return ms;
  };
};
