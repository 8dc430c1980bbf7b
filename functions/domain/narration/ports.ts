import type { Pronunciation } from './pronunciations.ts';

/** The pronunciation list of each account. */
export interface Pronunciations {
  /** Sorted by word. */
  list(userId: string): Promise<readonly Pronunciation[]>;
  /** Replaces the list with the result of `change`; retries once if another window saved first. */
  change(
    userId: string,
    change: (before: readonly Pronunciation[]) => readonly Pronunciation[],
  ): Promise<readonly Pronunciation[]>;
}
