import { CLIENT_TIMEOUT_SECONDS } from '#contract/timeouts.ts';

const MILLISECONDS = 1000;

/** Waits for a part of the site to load, but not for ever. A part that is late is a failure like any other. */
export const inTime = <T>(part: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('A part of the site did not arrive in time.')),
      CLIENT_TIMEOUT_SECONDS.assets * MILLISECONDS,
    );
    part.then(resolve, reject).finally(() => clearTimeout(timer));
  });
