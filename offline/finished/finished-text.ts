import type { DraftScene } from '#contract/script.ts';

/** A work that reports what a story tells. */
export interface Source {
  /** The author, or who publishes it. */
  readonly by: string;
  readonly title: string;
  /** The publisher or the journal, or a page’s address. */
  readonly in: string;
  readonly year?: number;
}

/** What a finished story says and shows. */
export interface FinishedText {
  readonly scenes: readonly DraftScene[];
  /** Where its facts can be checked. */
  readonly sources: readonly [Source, ...Source[]];
}

/** Makes a scene from its narration and its picture. */
export const scene = (narration: string, picture: string): DraftScene => ({ narration, picture });
