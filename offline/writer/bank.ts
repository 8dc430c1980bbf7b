import type { Category } from '#contract/catalogue.ts';
import type { Kind } from './brief.ts';

export type Shot = 'wide' | 'medium' | 'close';
/** Whom or what a beat's picture is about. */
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

/** A way a story can go, from its second beat on; the hook comes from the kind of prompt. */
export interface Archetype {
  readonly name: string;
  /** Categories it suits; empty means all. */
  readonly categories: readonly Category[];
  /** Kinds of prompt it can carry; empty means all. */
  readonly kinds: readonly (Kind | 'deed')[];
  /** The beat a shorter telling can do without. */
  readonly spare?: number;
  readonly beats: readonly Beat[];
}

export const beat = (shot: Shot, subject: Subject, ...lines: readonly string[]): Beat => ({
  shot,
  subject,
  lines,
});
