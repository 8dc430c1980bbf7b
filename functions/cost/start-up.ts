import { env } from '#functions/env.ts';

/**
 * Call once when a function has started. The returned function reports the start-up time in milliseconds on its first
 * call, and zero after that.
 */
export const startUp = (): (() => number) => {
  let left = env.isOnDemand() ? performance.now() : 0;
  return () => {
    const ms = left;
    left = 0;
    return ms;
  };
};
