import { CLIENT_TIMEOUT_SECONDS } from '#contract/timeouts.ts';

const MILLISECONDS = 1000;

/** Thrown when the deadline has passed. */
export class DeadlinePassed extends Error {
  override readonly name = 'Late';
}

/** Waits for `work` until a deadline, by default the one for the site's own files. Throws `Late` after that. */
export const withDeadline = async <T>(
  work: Promise<T>,
  seconds: number = CLIENT_TIMEOUT_SECONDS.assets,
): Promise<T> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new DeadlinePassed()), seconds * MILLISECONDS);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};
