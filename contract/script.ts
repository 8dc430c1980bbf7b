/** One picture of a video with the sentences spoken over it, as writers return it. */
export interface DraftScene {
  /** One to three whole sentences, as they are spoken and captioned. */
  readonly narration: string;
  /** What the picture shows, for the painter; never spoken. */
  readonly picture: string;
}

/** What a writer returns. */
export interface Draft {
  readonly title: string;
  readonly scenes: readonly DraftScene[];
}

/** The text of a story: the narration of its scenes in order. */
export const contentOf = (scenes: readonly Pick<DraftScene, 'narration'>[]): string =>
  scenes.map((scene) => scene.narration).join(' ');

export const countWords = (text: string): number => text.split(/\s+/u).filter((word) => word !== '').length;
