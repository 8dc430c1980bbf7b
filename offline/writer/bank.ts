import type { Category } from '#contract/catalogue.ts';
import type { Kind } from './brief.ts';

export type Shot = 'wide' | 'medium' | 'close';
/** The subject of a beat's picture. */
export type Subject = 'place' | 'hero' | 'thing' | 'both' | 'other';

/**
 * One step of a story. In a line, `[a|b]` is a free choice and `{slot}` a word of this story; every
 * combination must read as whole sentences.
 */
export interface Beat {
  readonly shot: Shot;
  readonly subject: Subject;
  readonly lines: readonly string[];
}

/** A possible course for a story, from its second beat on; the kind of prompt determines the hook. */
export interface Archetype {
  readonly name: string;
  /** Suitable categories; empty means all. */
  readonly categories: readonly Category[];
  /** Suitable kinds of prompt; empty means all. */
  readonly kinds: readonly (Kind | 'deed')[];
  /** The beat that shorter stories omit. */
  readonly spare?: number;
  readonly beats: readonly Beat[];
}

export const beat = (shot: Shot, subject: Subject, ...lines: readonly string[]): Beat => ({
  shot,
  subject,
  lines,
});
