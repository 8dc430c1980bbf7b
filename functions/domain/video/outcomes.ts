import type { CostRefused } from '#functions/domain/budget/losses.ts';
import type { Account } from '#functions/domain/credits/credits.ts';
import type { Video } from './video.ts';

/** The outcome of starting an attempt. */

export type CreateOutcome =
  | { readonly kind: 'created'; readonly video: Video }
  | { readonly kind: 'repeated'; readonly videoId: string }
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'limit'; readonly account: Account }
  | CostRefused;

export type RetryOutcome =
  | { readonly kind: 'retried'; readonly video: Video }
  | { readonly kind: 'limit'; readonly account: Account }
  | CostRefused
  | { readonly kind: 'not_failed' };

export type UpdateOutcome =
  | { readonly kind: 'begun'; readonly video: Video }
  | { readonly kind: 'repeated' }
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'limit'; readonly account: Account }
  | CostRefused
  | { readonly kind: 'busy' };
