import { Temporal } from 'temporal-polyfill';
import { GoogleError, quotaExceeded } from './google-error.ts';

/** A project’s quota buckets: uploads, statistics, and everything else together. */
const BUCKETS = ['uploads', 'figures', 'shared'] as const;
type Bucket = (typeof BUCKETS)[number];

/** How much may be used per day, and how many calls may be made per minute; omitted limits stay unchanged. */
type Limits = { readonly [Each in Bucket | 'perMinute']?: number | undefined };

const MINUTE_MS = 60_000;

/** Tracks what a project may still use each day, from midnight Pacific time. */
export class Quotas {
  readonly #now: () => number;
  readonly #most: Record<Bucket, number> = { uploads: 100, figures: 10_000, shared: 10_000 };
  #mostPerMinute = Number.POSITIVE_INFINITY;
  #used: Record<Bucket, number> = { uploads: 0, figures: 0, shared: 0 };
  #day = '';
  #recent: readonly number[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  limit({ perMinute, ...most }: Limits): void {
    for (const bucket of BUCKETS) this.#most[bucket] = most[bucket] ?? this.#most[bucket];
    this.#mostPerMinute = perMinute ?? this.#mostPerMinute;
  }

  /** Throws a `GoogleError` if the bucket’s quota or this minute’s calls have been used up. */
  use(bucket: Bucket, units: number): void {
    const now = this.#now();
    const day = Temporal.Instant.fromEpochMilliseconds(now)
      .toZonedDateTimeISO('America/Los_Angeles')
      .toPlainDate()
      .toString();
    if (day !== this.#day) this.#used = { uploads: 0, figures: 0, shared: 0 };
    this.#day = day;
    this.#recent = [...this.#recent.filter((at) => at > now - MINUTE_MS), now];
    if (this.#recent.length > this.#mostPerMinute)
      throw new GoogleError(403, 'rateLimitExceeded', 'The request was sent too soon after earlier ones.');
    if (this.#used[bucket] + units > this.#most[bucket]) throw quotaExceeded();
    this.#used[bucket] += units;
  }
}
