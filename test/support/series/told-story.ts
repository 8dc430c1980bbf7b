import type { Language } from '#contract/catalogue.ts';

/** A script as the guard sees it: the title, and the narration as plain text. */
export interface TestScript {
  readonly title: string;
  readonly content: string;
}

/** One story, in up to three handwritten versions. */
export interface ToldStory {
  readonly name: string;
  readonly language: Language;
  readonly told: TestScript;
  /** The same story, reworded sentence by sentence. */
  readonly retold?: TestScript;
  /** The same topic told differently, with a different first line, structure and ending. */
  readonly toldDifferently?: TestScript;
}
