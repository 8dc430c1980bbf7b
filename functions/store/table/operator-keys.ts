import { hashOf, type Key } from './keys.ts';

export const TEXT_PREFIX = 'TEXT#';

/** The keys of what operators work with, with the access each serves. */
export const operatorKeys = {
  /** What is to be decided about a video or an account: one get. */
  case: (subject: string): Key => ({ pk: `CASE#${subject}`, sk: 'CASE' }),
  /** The last texts of reports about it, in a ring of slots: one query reads them all. */
  text: (subject: string, slot: number): Key => ({ pk: `CASE#${subject}`, sk: `${TEXT_PREFIX}${slot}` }),
  /** A network that reported a video: found by both, and naming neither. Expires. */
  reported: (videoId: string, viewer: string): Key => ({
    pk: `REPORTED#${hashOf(videoId, viewer)}`,
    sk: 'REPORTED',
  }),
} as const;

/** The index `gsi1` holds the open cases, urgent ones in a group of their own, the oldest first: for operators. */
export const URGENT_CASES = 'CASES#URGENT';
export const OTHER_CASES = 'CASES#OTHER';
export const caseSort = (openedAt: string, subject: string): string => `${openedAt}#${subject}`;
