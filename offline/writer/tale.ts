import type { Category } from '#contract/catalogue.ts';
import type { LineName } from './texts/names.ts';

/** A picture described in English for the painter, and the words that are spoken over it. */
export type TaleScene = readonly [picture: string, narration: string];

/**
 * A whole story with a few variable words.
 *
 * - `[Tuesday|Thursday]` is one of several wordings that all fit the sentence.
 * - `{she}`, `{he}`, `{surname}` and `{town}` each stand for the same name throughout the story.
 * - `{line.}` quotes one of the tale’s lines and ends the sentence; after `{line,}`, the sentence continues.
 *
 * The last sentence never varies, because it is used to recognise the story later.
 */
export interface Tale {
  readonly id: string;
  readonly title: string;
  /** The categories that the tale fits, best match first. */
  readonly kin: readonly [Category, ...Category[]];
  /** The setting for every picture that doesn’t name another place or time. */
  readonly place: string;
  readonly time: string;
  /** The lines that fit wherever the tale quotes one. */
  readonly lines: readonly [LineName, ...LineName[]];
  readonly scenes: readonly TaleScene[];
}

/** An English tale’s text in another language, scene by scene. */
export interface Translation {
  readonly id: string;
  readonly title: string;
  readonly narrations: readonly string[];
}
