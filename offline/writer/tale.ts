import type { Category } from '#contract/catalogue.ts';

/** A picture described in English for the painter, and the words that are spoken over it. */
export type TaleScene = readonly [picture: string, narration: string];

/**
 * A whole story with a few variable words.
 *
 * - `[Tuesday|Thursday]` is one of several wordings that all fit the sentence.
 * - `{she}`, `{he}`, `{surname}` and `{town}` each stand for the same name throughout the story.
 * - `{line.}` quotes a line that somebody found or wrote and ends the sentence; `{line,}` is followed by the rest of it.
 *
 * The last sentence never varies, because it later identifies the story.
 */
export interface Tale {
  readonly id: string;
  readonly title: string;
  /** The categories that the tale suits, best first. */
  readonly kin: readonly [Category, ...Category[]];
  /** The setting of all pictures that don’t name another place or time. */
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
