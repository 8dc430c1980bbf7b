import { hashOf, type Key, userPk } from './keys.ts';

export const TEXT_PREFIX = 'TEXT#';
export const NOTICE_PREFIX = 'NOTICE#';
const ENTRY_DIGITS = 10;

/** The keys of the operators’ rows, each with the access pattern that it serves. */
export const operatorKeys = {
  /** An account’s operator rights: one get per call to an operator route. Removed with the account. */
  operator: (userId: string): Key => ({ pk: userPk(userId), sk: 'OPERATOR' }),
  /** What operators have to decide about a video or an account: one get. */
  case: (subject: string): Key => ({ pk: `CASE#${subject}`, sk: 'CASE' }),
  /** The latest report texts about a case's subject, in a ring of slots: one query reads them all. */
  text: (subject: string, slot: number): Key => ({ pk: `CASE#${subject}`, sk: `${TEXT_PREFIX}${slot}` }),
  /** Records that a network reported a video; the key reveals neither the network nor the video. Expires. */
  reported: (videoId: string, viewer: string): Key => ({
    pk: `REPORTED#${hashOf(videoId, viewer)}`,
    sk: 'REPORTED',
  }),
  /** An entry in the audit trail, written once: no function may change or remove rows in this partition. */
  audit: (n: number): Key => ({ pk: 'AUDIT', sk: String(n).padStart(ENTRY_DIGITS, '0') }),
  /** A notice to a creator about a decision: a backward query by prefix returns the newest first. */
  notice: (userId: string, noticeId: string): Key => ({
    pk: userPk(userId),
    sk: `${NOTICE_PREFIX}${noticeId}`,
  }),
} as const;

/** The index `gsi1` lists the open cases for operators, oldest first, with the urgent ones in a separate group. */
export const URGENT_CASES = 'CASES#URGENT';
export const OTHER_CASES = 'CASES#OTHER';
export const caseSort = (openedAt: string, subject: string): string => `${openedAt}#${subject}`;

/** The same index holds the accounts with operator rights. */
export const operatorIndex = (userId: string) => ({ gsi1pk: 'OPERATORS', gsi1sk: userId });
