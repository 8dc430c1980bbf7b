import type { Category } from '#contract/catalogue.ts';
import type { Archetype } from '#offline/writer/bank.ts';

/** An invented person; `subject` is the pronoun that starts a sentence about them, where the language needs one. */
export interface Named {
  readonly name: string;
  readonly short: string;
  readonly subject: string;
  readonly figure: string;
}

export interface Scenery {
  /** Adverbials in the language: "en el puerto". */
  readonly here: readonly string[];
  readonly senses: readonly string[];
}

/**
 * Everything one language needs to tell a story around the user's words. The words stand between quotation marks and
 * never after an article, so gender, number and case are always correct.
 */
export interface QuotedBank {
  /** Requests before the subject ("escribe una historia sobre"). */
  readonly requests: readonly RegExp[];
  readonly quote: (words: string) => string;
  readonly title: (words: string) => string;
  readonly heroes: readonly Named[];
  readonly others: readonly Named[];
  readonly times: readonly string[];
  readonly records: Readonly<Record<Category, readonly string[]>>;
  readonly scenery: Readonly<Record<string, Scenery>>;
  readonly hooks: readonly string[];
  readonly questionHooks: readonly string[];
  readonly archetypes: readonly Archetype[];
}
