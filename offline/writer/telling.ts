import type { Shot, Subject } from './bank.ts';
import type { Pronoun } from './brief.ts';

/** What the pictures of a story have in common; all in plain English for the painter. */
export interface Stage {
  readonly setting: string;
  readonly hero: { readonly noun: string; readonly pronoun: Pronoun; readonly plural: boolean };
  /** The second figure's noun. */
  readonly other: string;
  /** What the hero deals with: "a brass key". */
  readonly thing: string;
  /** Nouns of the prompt. */
  readonly nouns: readonly string[];
  /** The prompt's subject in its own words. */
  readonly subject: string;
  /** What stands or lies about in the setting. */
  readonly props: readonly string[];
  /** Whether the thing only carries the subject, so that the subject itself should be seen too. */
  readonly carried: boolean;
  readonly place?: string;
  readonly when?: string;
}

/** One told scene and what its picture is to be about. */
export interface Told {
  readonly narration: string;
  /** English nouns of the narration. */
  readonly nouns: readonly string[];
  readonly shot: Shot;
  readonly subject: Subject;
}

/** A told story before its pictures are described. */
export interface Telling {
  readonly title: string;
  readonly scenes: readonly Told[];
  /** Words of the prompt that scenes should come back to. */
  readonly echoes: readonly string[];
  /** How much of it other stories may share; less is better. */
  readonly sameness: number;
  /** In how many scenes the prompt's own object is missing that should have it. */
  readonly absence: number;
  readonly stage: Stage;
}
