import type { Language } from '#contract/catalogue.ts';

/** A script to compare: its title, its narration as plain text, and the language of both. */
export interface ComparedScript {
  readonly title: string;
  readonly content: string;
  readonly language: Language;
}
