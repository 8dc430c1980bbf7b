import type { Pronunciation } from './pronunciations.ts';

/** The pronunciation list of each account. */
export interface Pronunciations {
  /** Sorted by word. */
  list(userId: string): Promise<readonly Pronunciation[]>;
  /** Replaces the list with the result of `change`; tries once more if another window got there first. */
  change(
    userId: string,
    change: (before: readonly Pronunciation[]) => readonly Pronunciation[],
  ): Promise<readonly Pronunciation[]>;
}
