import type { Report } from '#contract/schemas/operators/reports.ts';
import type { FilmRef } from '#functions/domain/analytics/ports.ts';
import type { Case, ReportText } from './case.ts';
import type { AuditEntry, Decision, OperatorDecision } from './decision.ts';
import type { Notice } from './notice.ts';

/** Viewers' reports. Reports alone never change a video. */
export interface Reports {
  /**
   * Counts a report in the video’s case. Each network counts once; false when this network has already reported the
   * video.
   */
  add(film: FilmRef, report: Report & { readonly viewer: string }, now: Date): Promise<boolean>;
}

/** The cases that are waiting for an operator. */
export interface Cases {
  /** At most `most` open cases: urgent ones first, then oldest first. */
  open(most: number): Promise<readonly Case[]>;
  find(subject: string): Promise<Case | undefined>;
  /** The texts of the latest reports about the case’s subject, newest first. */
  texts(subject: string): Promise<readonly ReportText[]>;
}

/** Decisions of operators. */
export interface Decisions {
  /**
   * Writes a decision’s changes, its audit entry and the owner’s notice, or nothing at all. Undefined when the
   * decision no longer applies: another operator got there first, or the video or account is gone.
   */
  record(decision: OperatorDecision, now: Date): Promise<AuditEntry | undefined>;
}

/** The audit trail: entries are added, never changed or removed. */
export interface AuditTrail {
  /** Every entry, oldest first. */
  all(): AsyncIterable<AuditEntry>;
  /**
   * The number of the first entry that is missing or doesn’t match the previous one; undefined if the trail is
   * intact.
   */
  brokenAt(): Promise<number | undefined>;
}

/** An account with operator rights. */
export interface Operator {
  readonly userId: string;
  readonly grantedAt: string;
  readonly grantedBy: string;
}

export interface Operators {
  /**
   * When an operator’s second factor was turned on; undefined for an account that currently has no operator rights.
   * The rights depend on the second factor they were granted with: if it is replaced, they have to be granted again.
   * Suspended accounts and accounts being deleted have no rights.
   */
  factorOf(userId: string): Promise<Date | undefined>;
  /** The account with this identity; undefined when the identity has never signed in. */
  accountOf(issuer: string, subject: string): Promise<string | undefined>;
  /**
   * Only an account with a second factor can get the rights: otherwise, a stolen password would be enough to use
   * them.
   */
  grant(decision: Decision, now: Date): Promise<'granted' | 'had_them' | 'no_factor'>;
  /** False when the account has no rights. */
  revoke(decision: Decision, now: Date): Promise<boolean>;
  all(): AsyncIterable<Operator>;
}

/** The notices that creators get about decisions. */
export interface Notices {
  /** Newest first. */
  list(ownerId: string): Promise<readonly Notice[]>;
  find(ownerId: string, noticeId: string): Promise<Notice | undefined>;
  /**
   * Reopens the case with the creator's words. False when this decision is unknown or was already appealed.
   */
  appeal(notice: Notice, words: string, now: Date): Promise<boolean>;
  /** Dismisses a notice. */
  putAway(ownerId: string, noticeId: string, now: Date): Promise<void>;
}
