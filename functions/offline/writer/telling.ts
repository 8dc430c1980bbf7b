import type { Shot, Subject } from './bank.ts';

/** What the pictures of a story have in common; all in plain English for the painter. */
export interface Stage {
  readonly setting: string;
  readonly hero: string;
  readonly other: string;
  readonly thing: string;
  readonly nouns: readonly string[];
  readonly place?: string;
  readonly when?: string;
}

/** A told story before its pictures are described. */
export interface Telling {
  readonly title: string;
  readonly scenes: readonly { readonly narration: string; readonly shot: Shot; readonly subject: Subject }[];
  /** Words of the prompt that scenes should come back to. */
  readonly echoes: readonly string[];
  /** How much of it other stories may share; less is better. */
  readonly sameness: number;
  readonly stage: Stage;
}
