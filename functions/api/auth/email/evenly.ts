import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than the user pool usually takes, even when it sends an email. */
const EVEN_MS = 1_200;

/** Takes at least a fixed time, so that the duration of `work` doesn't reveal what it found. */
export const evenly = async <T>(work: () => Promise<T>): Promise<T> => {
  const [ended] = await Promise.allSettled([work(), sleep(EVEN_MS)]);
  if (ended.status === 'rejected') throw ended.reason;
  return ended.value;
};
