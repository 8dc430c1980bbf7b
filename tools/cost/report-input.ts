import type { Subscription } from '#contract/catalogue.ts';
import type { Cost } from './charges.ts';
import type { Period } from './period.ts';
import type { Reading } from './read-lines.ts';

export type PictureQuality = 'low' | 'medium' | 'high';

/** The accounts on one plan at the time of the report. */
export interface PlanAccounts {
  readonly plan: Subscription;
  readonly accounts: number;
  /** Accounts that have paid for the current period. */
  readonly paying: number;
  /** The sum of the monthly prices at which these accounts bought their plan, in cents. */
  readonly payingCents: number;
  /** Unused credits from paid grants, and how many of those credits are from earlier periods. */
  readonly paidCredits: number;
  readonly carriedCredits: number;
  /** Accounts whose last payment can still be refunded. */
  readonly refundable: number;
  readonly refundableCents: number;
}

export interface Accounts {
  readonly source: string;
  readonly plans: readonly PlanAccounts[];
}

/** Everything a report needs. */
export interface ReportInput {
  readonly stage: string;
  readonly period: Period;
  readonly made: Date;
  readonly reading: Reading;
  readonly costs: readonly Cost[];
  /** The same lines without payment fees, which grow with revenue and would hide everything else. */
  readonly running: readonly Cost[];
  /** Undefined when no table could be read. */
  readonly accounts: Accounts | undefined;
  readonly pictureQuality: PictureQuality;
  /** A description of the prices used. */
  readonly prices: string;
  readonly affiliate: boolean;
  /** The video to show; a typical one by default. */
  readonly video?: string;
}
