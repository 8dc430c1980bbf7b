import type { Category } from '#contract/catalogue.ts';

/** A picture for the painter, in English, and the words that are spoken over it. */
export type TaleScene = readonly [picture: string, narration: string];

/**
 * A whole story with a few variable words.
 *
 * - `[Tuesday|Thursday]` is one of several wordings that all fit the sentence.
 * - `{she}`, `{he}`, `{surname}` and `{town}` are the same name throughout the story.
 * - `{line.}` quotes the prompt and ends the sentence; `{line,}` is followed by the rest of the sentence.
 * - `<… {theme}.>` is left out unless the prompt contains a noun of the theme list; it ends the narration.
 *
 * The last sentence never varies: it identifies the story later.
 */
export interface Tale {
  readonly id: string;
  /** People laugh at the quoted words, so a sad prompt gets another tale. */
  readonly laughs?: true;
  /** The story's title when the prompt has no words to show. */
  readonly title: string;
  /** The categories it suits, best first. */
  readonly kin: readonly [Category, ...Category[]];
  /** The setting of all pictures that name no other place or time. */
  readonly place: string;
  readonly time: string;
  readonly scenes: readonly TaleScene[];
}

/** The words of an English tale in another language, scene by scene. */
export interface Translation {
  readonly id: string;
  readonly title: string;
  readonly narrations: readonly string[];
}
