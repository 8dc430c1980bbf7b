import type { WorkKind } from '#contract/catalogue.ts';
import type { Tier } from '#functions/domain/plans/tiers.ts';
import type { Job } from '#functions/domain/video/job.ts';
import type { Amounts } from './amounts.ts';
import type { Budget, Counted, Span } from './budget.ts';
import type { OverBudget } from './over-budget.ts';
import type { Quality, SpendingRules } from './spending.ts';
import type { Spender, UsedUp } from './unpaid.ts';

/** An amount taken out of the budget, and the month (`2026-11`) and day (UTC) it counts towards. */
export interface Held {
  readonly month: string;
  readonly day: string;
  readonly tier: Tier;
  /** The account, if this is spent without making a video. */
  readonly unpaidBy?: string | undefined;
  readonly most: Amounts;
}

/** A reservation for an attempt that may be over. */
export interface OpenReservation extends Job, Held {
  /** The attempt this reservation is for, if something had already been reserved for it. */
  readonly holdsFor?: number | undefined;
  /** When the attempt failed. */
  readonly failedAt?: string | undefined;
}

/** An account whose failed attempts have cost too much this month, in micro-dollars. */
export interface PausedAccount {
  readonly userId: string;
  readonly pausedAt: string;
  readonly lost: number;
  readonly cap: number;
}

/** Accounts that can’t start anything new until the month (UTC) ends. */
export interface Pauses {
  isPaused(ownerId: string, now: Date): Promise<boolean>;
  list(now: Date): AsyncIterable<PausedAccount>;
  /** Writes off the losses so far and unpauses the account; false when the account is not paused. */
  lift(ownerId: string, reason: string, now: Date): Promise<boolean>;
}

/** A stage’s spending. Reservations are made in the transaction that starts an attempt. */
export interface Budgets {
  /** What has been reserved for current attempts and used by finished ones, in the month and on the day of `now`. */
  used(now: Date): Promise<Readonly<Record<Span, Counted>>>;
  /**
   * Holds an amount that isn’t part of a film’s reservation: for an account, within its limit for spending without a
   * video, or for a tier when the stage itself is the spender. The full amount counts until it is settled.
   */
  hold(most: Amounts, budget: Budget, by: Spender | Tier, now: Date): Promise<Held | OverBudget | UsedUp>;
  /** Replaces a held amount with the amount actually used; each hold is settled only once. */
  release(held: Held, spent: Amounts): Promise<void>;
  /** Adds an amount that was spent without a reservation. */
  spend(spent: Amounts, tier: Tier, now: Date): Promise<void>;
  /** Unsettled reservations of this month and the previous one, oldest first. */
  open(now: Date): AsyncIterable<OpenReservation>;
  /**
   * Replaces the reserved amount with the amount actually used, once; if the attempt failed, that amount counts as
   * the account’s loss.
   */
  settle(reservation: OpenReservation): Promise<void>;
}

/** The picture quality set by an operator for a stage; undefined when the stage’s default quality applies. */
export interface PictureSwitch {
  read(): Promise<Quality | undefined>;
  turn(to: Quality | undefined): Promise<void>;
}

/** The limits for a film started now. */
export type ReadSpendingRules = () => Promise<SpendingRules>;

/** What a story may cost with the current writer. */
export interface StorySpending {
  readonly budget: Budget;
  readonly most: Amounts;
  /** What the current request’s story has cost so far. */
  readonly spent: () => Amounts;
}

/** Undefined when stories cost nothing, or the stage has no budget. */
export type ReadStorySpending = () => Promise<StorySpending | undefined>;

/** What an account's checks or archives have cost on the day of `now`, in micro-dollars. */
export interface WorkSpending {
  spent(ownerId: string, kind: WorkKind, now: Date): Promise<number>;
  add(ownerId: string, kind: WorkKind, micro: number, now: Date): Promise<void>;
}

/** What work of this kind costs, in micro-dollars, if it runs this long. */
export type WorkCost = (kind: WorkKind, milliseconds: number) => number;
