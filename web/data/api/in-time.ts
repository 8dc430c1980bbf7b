import { CLIENT_TIMEOUT_SECONDS } from '#contract/timeouts.ts';

const MILLISECONDS = 1000;

/** What was waited for did not come in time. */
export class Late extends Error {
  override readonly name = 'Late';
}

/** Waits for something, but not for ever: after that time, which is that of a part of the site, it is a failure like any other. */
export const inTime = async <T>(
  work: Promise<T>,
  seconds: number = CLIENT_TIMEOUT_SECONDS.assets,
): Promise<T> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Late()), seconds * MILLISECONDS);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};
