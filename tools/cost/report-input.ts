import type { Subscription } from '#contract/catalogue.ts';
import type { Cost } from './charges.ts';
import type { Period } from './period.ts';
import type { Reading } from './read-lines.ts';

export type PictureQuality = 'low' | 'medium' | 'high';

/** The accounts of one plan at the time of the report. */
export interface PlanAccounts {
  readonly plan: Subscription;
  readonly accounts: number;
  /** Accounts whose period is paid for. */
  readonly paying: number;
  /** The monthly prices that they were sold at, in cents, together. */
  readonly payingCents: number;
  /** Credits of paid grants that nobody has used yet, and how many of them are from earlier periods. */
  readonly paidCredits: number;
  readonly carriedCredits: number;
  /** Accounts whose last payment can still be asked back. */
  readonly refundable: number;
  readonly refundableCents: number;
}

export interface Accounts {
  readonly source: string;
  readonly plans: readonly PlanAccounts[];
}

/** Everything a report is made of. */
export interface ReportInput {
  readonly stage: string;
  readonly period: Period;
  readonly made: Date;
  readonly reading: Reading;
  readonly costs: readonly Cost[];
  /** The same without payment fees, which follow revenue and would hide everything else. */
  readonly running: readonly Cost[];
  /** Undefined where no table could be read. */
  readonly accounts: Accounts | undefined;
  readonly pictureQuality: PictureQuality;
  /** Which prices were taken, in words. */
  readonly prices: string;
  readonly affiliate: boolean;
  /** The video to show; a typical one when left out. */
  readonly video?: string;
}
