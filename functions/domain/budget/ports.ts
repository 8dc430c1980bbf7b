import type { Job } from '#functions/domain/video/job.ts';
import type { Amounts } from './amounts.ts';
import type { Quality, SpendingRules } from './spending.ts';

/** A reservation whose film may be over. */
export interface OpenReservation extends Job {
  readonly month: string;
  readonly most: Amounts;
}

/** What films of a month may cost. Reservations are made in the transaction that begins an attempt. */
export interface Budgets {
  /** What is reserved for attempts and was used by those that are over, in the month of `now`. */
  used(now: Date): Promise<Amounts>;
  /** Reservations of this month and the one before that are not settled, the oldest first. */
  open(now: Date): Promise<readonly OpenReservation[]>;
  /** Puts what was used in the place of what was reserved, once. */
  settle(reservation: OpenReservation): Promise<void>;
}

/** An operator's hand on the pictures of a stage; undefined where the stage's own quality holds. */
export interface PictureSwitch {
  read(): Promise<Quality | undefined>;
  turn(to: Quality | undefined): Promise<void>;
}

/** What the stage lets a film cost that begins now. */
export type ReadSpendingRules = () => Promise<SpendingRules>;
