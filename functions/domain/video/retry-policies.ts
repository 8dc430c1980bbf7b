/** A state machine’s retrier without its list of errors, in Amazon States Language terms. */
export interface RetryPolicy {
  /** Retries after the first try. */
  readonly MaxAttempts: number;
  /**
   * Seconds before the second try; each later wait is `BackoffRate` times the previous one, up to
   * `MaxDelaySeconds`.
   */
  readonly IntervalSeconds?: number;
  readonly BackoffRate?: number;
  readonly MaxDelaySeconds?: number;
  /** `FULL`: waits a random time up to the interval, so that steps that failed together don't retry together. */
  readonly JitterStrategy?: 'FULL';
}

/** How render steps are retried, in the order of their retriers. */
export const RETRY_POLICIES = {
  /** Retrying would fail in the same way. */
  never: { MaxAttempts: 0 },
  /** 1 + 2 + 4 + 8 + 16 = 31 s: throttling after a burst passes within half a minute. */
  throttled: {
    IntervalSeconds: 1,
    MaxAttempts: 5,
    BackoffRate: 2,
    MaxDelaySeconds: 20,
    JitterStrategy: 'FULL',
  },
  /** 1 + 2 s: out of memory or a lost host; a third crash isn’t a coincidence. */
  crashed: { IntervalSeconds: 1, MaxAttempts: 2, BackoffRate: 2, JitterStrategy: 'FULL' },
  /** 2 + 4 + 8 + 16 + 30 = 60 s: models' rate limits are per minute. */
  provider: {
    IntervalSeconds: 2,
    MaxAttempts: 5,
    BackoffRate: 2,
    MaxDelaySeconds: 30,
    JitterStrategy: 'FULL',
  },
  /** 2 + 3 + 4.5 + 6.8, then 56 waits of 10 s: the longest that painting a picture can take, including retries. */
  awaited: {
    IntervalSeconds: 2,
    MaxAttempts: 60,
    BackoffRate: 1.5,
    MaxDelaySeconds: 10,
    JitterStrategy: 'FULL',
  },
  /** 2 s: a dropped connection to storage, a damaged recording, a full disk. */
  once: { IntervalSeconds: 2, MaxAttempts: 1, BackoffRate: 2, JitterStrategy: 'FULL' },
} as const satisfies Record<string, RetryPolicy>;
export type RetryPolicyName = keyof typeof RETRY_POLICIES;

/** How account deletion steps are retried, for any error. */
export const DELETION_RETRIES = {
  /** 2 + 4 + 8 + 16 + 32 + 60 + 60 + 60 = 242 s: about four minutes. */
  step: { IntervalSeconds: 2, MaxAttempts: 8, BackoffRate: 2, MaxDelaySeconds: 60, JitterStrategy: 'FULL' },
  /** 2 + 4 + … + 64 = 126 s, then ten waits of 120 s: 22 minutes, because nothing is deleted before the subscription ends. */
  CancelSubscription: {
    IntervalSeconds: 2,
    MaxAttempts: 16,
    BackoffRate: 2,
    MaxDelaySeconds: 120,
    JitterStrategy: 'FULL',
  },
} as const satisfies Record<string, RetryPolicy>;

/** How upload check steps are retried, for any error. */
export const CHECK_RETRIES = {
  /** 2 s: a dropped connection or a lost host; a file that crashed the check twice would do so again. */
  NormaliseUpload: { IntervalSeconds: 2, MaxAttempts: 1, BackoffRate: 2, JitterStrategy: 'FULL' },
  /** 5 + 10 + 20 + 40 = 75 s: a moderator's rate limit is per minute. */
  step: { IntervalSeconds: 5, MaxAttempts: 4, BackoffRate: 2, JitterStrategy: 'FULL' },
} as const satisfies Record<string, RetryPolicy>;

/** How series run steps are retried, for any error. */
export const SERIES_RETRIES = {
  /** 2 + 4 + 8 + 16 + 30 = 60 s: models' rate limits are per minute. */
  step: { IntervalSeconds: 2, MaxAttempts: 5, BackoffRate: 2, MaxDelaySeconds: 30, JitterStrategy: 'FULL' },
  /**
   * 15 + 45 + 135 + 180 = 375 s, plus five tries of at most 70 s: a model may be unavailable for minutes, and TendDue
   * gives a run up for lost after a quarter of an hour.
   */
  WriteScript: {
    IntervalSeconds: 15,
    MaxAttempts: 4,
    BackoffRate: 3,
    MaxDelaySeconds: 180,
    JitterStrategy: 'FULL',
  },
} as const satisfies Record<string, RetryPolicy>;

/** How account export steps are retried, for any error: 10 + 20 s. Each try packs everything again. */
export const EXPORT_RETRIES = {
  IntervalSeconds: 10,
  MaxAttempts: 2,
  BackoffRate: 2,
  JitterStrategy: 'FULL',
} as const satisfies RetryPolicy;
