import type { Page } from '#functions/domain/request/ports.ts';
import type { Storyboard } from './storyboard.ts';

export type OpenOutcome =
  | { readonly kind: 'opened'; readonly storyboard: Storyboard }
  /** Its story has a storyboard already. */
  | { readonly kind: 'known'; readonly id: string }
  | { readonly kind: 'too_many' };

/** Rows of storyboards. Every write is made on what was read: `revision` says whether that is still so. */
export interface Storyboards {
  /** The open storyboard of a story. */
  ofStory(ownerId: string, storyId: string): Promise<Storyboard | undefined>;
  /** Saves a new one, unless its story has one, or its owner has as many as allowed. */
  open(ownerId: string, make: (place: { readonly mediaFolder?: string }) => Storyboard): Promise<OpenOutcome>;
  /** Undefined for one that was discarded, too. */
  find(ownerId: string, id: string): Promise<Storyboard | undefined>;
  /** Those that are no videos yet. */
  list(ownerId: string, cursor?: string): Promise<Page<Storyboard>>;
  /** Replaces one that is still as it was read; false otherwise. */
  replace(before: Storyboard, after: Storyboard): Promise<boolean>;
  /** Hides one that is no video yet, for good; what it holds is erased soon. */
  discard(ownerId: string, id: string, now: Date): Promise<'discarded' | 'gone' | 'filmed'>;
}
