import { env } from '#functions/env.ts';

/**
 * Call once when a function has started. The function it returns yields the start-up milliseconds the first time,
 * then zero.
 */
export const startUp = (): (() => number) => {
  let left = env.isOnDemand() ? performance.now() : 0;
  return () => {
    const ms = left;
    left = 0;
    return ms;
  };
};
