import type { Shot, Subject } from './bank.ts';
import type { Pronoun } from './brief.ts';

/** What the pictures of a story have in common; all in plain English for the painter. */
export interface Stage {
  readonly setting: string;
  readonly hero: { readonly noun: string; readonly pronoun: Pronoun; readonly plural: boolean };
  /** The second figure's noun. */
  readonly other: string;
  /** The object the hero deals with: "a brass key". */
  readonly thing: string;
  /** Nouns of the prompt. */
  readonly nouns: readonly string[];
  /** The prompt's subject in its own words. */
  readonly subject: string;
  /** Objects in the setting. */
  readonly props: readonly string[];
  /** Whether the object only represents the subject, so that a picture should also show the subject itself. */
  readonly carried: boolean;
  readonly place?: string;
  readonly when?: string;
}

/** One narrated scene and the subject of its picture. */
export interface Told {
  readonly narration: string;
  /** English nouns of the narration. */
  readonly nouns: readonly string[];
  readonly shot: Shot;
  readonly subject: Subject;
}

/** A narrated story before its pictures are described. */
export interface Telling {
  readonly title: string;
  readonly scenes: readonly Told[];
  /** Words of the prompt that scenes should mention again. */
  readonly echoes: readonly string[];
  /** How much of it other stories may share; less is better. */
  readonly sameness: number;
  /** The number of scenes that should name the prompt's own object but do not. */
  readonly absence: number;
  readonly stage: Stage;
}
