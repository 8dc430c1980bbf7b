/** What every handler and step receives: a clock, an id generator, and ports that are created on first use. */

export type Lazy<T> = () => T;

export type Clock = () => Date;
export type NewId = () => string;

export interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor?: string | undefined;
}

/** A claim on an idempotency key: `route`, the client’s key, and the only request the key may be used for. */
export interface IdempotencyClaim {
  readonly ownerId: string;
  readonly route: string;
  readonly key: string;
  readonly asked: string;
}

/** When a request was made, and the claim on its idempotency key, if the client sent one. */
export interface KeyedRequest {
  readonly claim?: IdempotencyClaim | undefined;
  readonly now: Date;
}

export type ClaimOutcome =
  | { readonly kind: 'claimed' }
  | { readonly kind: 'in_progress' }
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'done'; readonly resultId: string };

export interface Idempotency {
  claim(claim: IdempotencyClaim, now: Date): Promise<ClaimOutcome>;
  /** What a key has already been used for; undefined when it is unused. */
  find(claim: IdempotencyClaim, now: Date): Promise<ClaimOutcome | undefined>;
  release(claim: IdempotencyClaim): Promise<void>;
}

/** A call to count towards a rate limit: the route, the caller and the limit. */
export interface Call {
  readonly route: string;
  /** A user's id, or the keyed hash of an address. */
  readonly caller: string;
  readonly calls: number;
  readonly seconds: number;
  /** How many calls this counts as; absent means 1. */
  readonly times?: number;
}

export interface CallLimits {
  /** Counts a call, unless it is over the limit; in that case, returns how many seconds to wait. */
  take(call: Call, now: Date): Promise<number | undefined>;
  /** Undoes the `take` made for the same call at the same time. */
  giveBack(call: Call, now: Date): Promise<void>;
}
