/** What every handler and step is handed: clock, ids, and ports that are made when they are first asked for. */

export type Lazy<T> = () => T;

export type Clock = () => Date;
export type NewId = () => string;

/** A signed-in user's request: who, when, whom its costs are for, and the claim by which it is carried out once. */
export interface Caller {
  readonly userId: string;
  readonly now: Date;
  readonly payer: { readonly user: string };
  readonly claim: IdempotencyClaim | undefined;
}

export interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor?: string | undefined;
}

/** A claim on an idempotency key: `route` and the client's key, with what was asked, so that a key stands for one wish. */
export interface IdempotencyClaim {
  readonly ownerId: string;
  readonly route: string;
  readonly key: string;
  readonly asked: string;
}

export type ClaimOutcome =
  | { readonly kind: 'claimed' }
  | { readonly kind: 'in_progress' }
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'done'; readonly resultId: string };

export interface Idempotency {
  claim(claim: IdempotencyClaim, now: Date): Promise<ClaimOutcome>;
  /** What a key stands for already; undefined when it is free. */
  find(claim: IdempotencyClaim, now: Date): Promise<ClaimOutcome | undefined>;
  release(claim: IdempotencyClaim): Promise<void>;
}

/** A call as it is counted: what was asked for, by whom, and how often that may be. */
export interface Call {
  readonly route: string;
  /** A user's id, or the keyed hash of an address. */
  readonly caller: string;
  readonly calls: number;
  readonly seconds: number;
}

export interface CallLimits {
  /** Counts a call; one too many is not counted, and answers in how many seconds the next may come. */
  take(call: Call, now: Date): Promise<number | undefined>;
}
