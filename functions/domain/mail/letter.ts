import type { z } from 'zod';
import { isZone } from '#contract/time-zone.ts';

/**
 * What a letter says. User text may appear anywhere in a letter: it is escaped, and kept on one line where that
 * matters.
 */
export interface Words {
  readonly subject: string;
  readonly heading: string;
  /** Paragraphs of plain text. */
  readonly lines: readonly string[];
  /** The call to action: a link to this site. */
  readonly button?: { readonly label: string; readonly path: string };
  /**
   * The media key of one of our pictures, shown above the button; if the picture is gone, the email is sent without
   * it.
   */
  readonly picture?: { readonly key: string; readonly alt: string };
  /** The small print below the button. */
  readonly note?: string;
}

export interface LetterRow<S extends z.ZodType> {
  /** What the letter is about, stored until the letter is sent. */
  readonly facts: S;
  /**
   * Identifies the letter among letters of its kind to the same recipient; letters with the same name are
   * sent only once.
   */
  readonly once: (facts: z.output<S>) => string;
  /** `timeZone`: the reader’s. */
  readonly words: (facts: z.output<S>, timeZone: string) => Words;
  /** Whether readers can opt out of the letter. Notices about security, rules and payments ignore the preference. */
  readonly optional?: true;
}

/** A kind of letter, for a caller that only has the letter’s details and its kind. */
export const letter = <S extends z.ZodType>({ facts, once, words, optional }: LetterRow<S>) => ({
  facts,
  isOptional: optional ?? false,
  onceOf: (given: unknown): string => once(facts.parse(given)),
  /**
   * Formats times in the reader’s zone, or in UTC. Throws a ZodError if the details belong to another kind of letter.
   */
  wordsOf: (given: unknown, timeZone = 'UTC'): Words =>
    words(facts.parse(given), isZone(timeZone) ? timeZone : 'UTC'),
});
