import type { Job } from '#functions/domain/video/job.ts';
import type { Amounts } from './amounts.ts';
import type { Quality, SpendingRules } from './spending.ts';

/** A reservation whose attempt may be over. */
export interface OpenReservation extends Job {
  readonly month: string;
  readonly most: Amounts;
}

/** The monthly budgets. Reservations are made in the transaction that begins an attempt. */
export interface Budgets {
  /** Reserved by current attempts and used by ended ones, in the month of `now`. */
  used(now: Date): Promise<Amounts>;
  /** Takes an amount that no film reserves out of the month, for good; false when the limits have no room for it. */
  take(most: Amounts, limits: Amounts, now: Date): Promise<boolean>;
  /** Unsettled reservations of this month and the previous one, oldest first. */
  open(now: Date): AsyncIterable<OpenReservation>;
  /** Replaces the reserved amount with what was used, once. */
  settle(reservation: OpenReservation): Promise<void>;
}

/** An operator's override of a stage's picture quality; undefined when the stage's own quality applies. */
export interface PictureSwitch {
  read(): Promise<Quality | undefined>;
  turn(to: Quality | undefined): Promise<void>;
}

/** The limits for a film that begins now. */
export type ReadSpendingRules = () => Promise<SpendingRules>;
