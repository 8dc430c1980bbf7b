import { Refusal } from '#functions/domain/request/refusal.ts';

const MINUTE_SECONDS = 60;

/** Refuses a request that is made too often for one account or mailbox, and says when to try again. */
export const tooOften = (until: string, waitSeconds: number, after = ''): Refusal => {
  const minutes = Math.ceil(waitSeconds / MINUTE_SECONDS);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new Refusal('too_many_requests', `${until} in ${wait}${after}.`, { retryAfterSeconds: waitSeconds });
};
