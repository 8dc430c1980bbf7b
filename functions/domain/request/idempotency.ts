import type { IdempotencyClaim } from './ports.ts';
import { Refusal } from './refusal.ts';

/** A claim on a client's idempotency key; undefined when the client sent none. */
export const claimOf = (
  ownerId: string,
  route: string,
  key: string | undefined,
  asked: unknown,
): IdempotencyClaim | undefined =>
  key === undefined ? undefined : { ownerId, route, key, asked: JSON.stringify(asked) };

export const keyMismatch = (): Refusal =>
  new Refusal('conflict', 'This Idempotency-Key was used for a different request. Send a new one.');
