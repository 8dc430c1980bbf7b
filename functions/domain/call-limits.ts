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
