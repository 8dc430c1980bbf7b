import type { Language } from '#contract/catalogue.ts';

/** A script with gaps, and the words that fill them for four subjects. The names of gaps are in braces. */
export interface Skeleton {
  readonly name: string;
  readonly language: Language;
  readonly text: string;
  /** Each has a `title` and the words for every gap in the text. */
  readonly subjects: readonly Readonly<Record<string, string>>[];
}
