import type { Language } from '#contract/catalogue.ts';

/** A script as the guard sees it: its title, and its narration as plain text. */
export interface TestScript {
  readonly title: string;
  readonly content: string;
}

/** One story, written by hand up to three times. */
export interface ToldStory {
  readonly name: string;
  readonly language: Language;
  readonly told: TestScript;
  /** The same story, reworded sentence by sentence. */
  readonly retold?: TestScript;
  /** The same topic told differently, with another first line, structure and ending. */
  readonly toldDifferently?: TestScript;
}
