import type { Language } from '#contract/catalogue.ts';

/** A script with gaps, and what fills them for four subjects. Names of gaps stand in braces. */
export interface Skeleton {
  readonly name: string;
  readonly language: Language;
  readonly text: string;
  /** Each has a `title` and every gap of the text. */
  readonly subjects: readonly Readonly<Record<string, string>>[];
}
