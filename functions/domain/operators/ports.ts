import type { Report } from '#contract/schemas/operators/reports.ts';
import type { FilmRef } from '#functions/domain/analytics/ports.ts';
import type { Case, ReportText } from './case.ts';
import type { AuditEntry, Decision, OperatorDecision } from './decision.ts';
import type { Notice } from './notice.ts';

/** What viewers report. Nothing happens to a video by reports alone. */
export interface Reports {
  /** Opens the video's case. A network counts once; false when it has reported this video before. */
  add(film: FilmRef, report: Report & { readonly viewer: string }, now: Date): Promise<boolean>;
}

/** What waits for an operator. */
export interface Cases {
  /** The open cases, urgent ones first, then the oldest first; at most `most`. */
  open(most: number): Promise<readonly Case[]>;
  find(subject: string): Promise<Case | undefined>;
  /** The last texts of reports about it, the newest first. */
  texts(subject: string): Promise<readonly ReportText[]>;
}

/** Decisions of operators. */
export interface Decisions {
  /**
   * Writes what a decision changes, its entry in the audit trail, and what the owner reads, all or nothing. Undefined
   * when it no longer applies: somebody else was first, or the video or account is gone.
   */
  record(decision: OperatorDecision, now: Date): Promise<AuditEntry | undefined>;
}

/** The audit trail: entries are only ever added. */
export interface AuditTrail {
  /** Every entry, the first one first. */
  all(): AsyncIterable<AuditEntry>;
  /** The number of the first entry that is missing or doesn't fit the one before; undefined when none is. */
  brokenAt(): Promise<number | undefined>;
}

/** An account with an operator's rights. */
export interface Operator {
  readonly userId: string;
  readonly grantedAt: string;
  readonly grantedBy: string;
}

export interface Operators {
  /**
   * Since when the second factor of an operator has been on; undefined for an account without the rights now. They end
   * with the factor that they were granted for: another one needs another grant. A suspended account has none, nor has
   * one that is leaving.
   */
  factorOf(userId: string): Promise<Date | undefined>;
  /** The account of an identity; undefined when it has never signed in. */
  accountOf(issuer: string, subject: string): Promise<string | undefined>;
  /** Only an account with a second factor gets them: without one, a password would be enough. */
  grant(decision: Decision, now: Date): Promise<'granted' | 'had_them' | 'no_factor'>;
  /** False when it has none. */
  revoke(decision: Decision, now: Date): Promise<boolean>;
  all(): AsyncIterable<Operator>;
}

/** What we tell creators about decisions. */
export interface Notices {
  /** The newest first. */
  list(ownerId: string): Promise<readonly Notice[]>;
  find(ownerId: string, noticeId: string): Promise<Notice | undefined>;
  /** Opens the case again with the creator's words. False when this decision was appealed before, or is unknown. */
  appeal(notice: Notice, words: string, now: Date): Promise<boolean>;
  /** Puts a notice away. */
  putAway(ownerId: string, noticeId: string, now: Date): Promise<void>;
}
