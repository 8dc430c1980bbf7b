import type { DraftScene } from '#contract/script.ts';

/** A source that reports the events told in a story. */
export interface Source {
  /** The author or the publishing body. */
  readonly by: string;
  readonly title: string;
  /** The publisher or the journal, or a page’s URL. */
  readonly in: string;
  readonly year?: number;
}

/** The text and pictures of a finished story. */
export interface FinishedText {
  readonly scenes: readonly DraftScene[];
  /** The sources against which the story’s facts can be checked. */
  readonly sources: readonly [Source, ...Source[]];
}

/** Makes a scene from a narration and a picture. */
export const scene = (narration: string, picture: string): DraftScene => ({ narration, picture });
