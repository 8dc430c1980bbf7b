import type { Category, TrackId, VoiceId } from '#contract/catalogue.ts';
import type { Scene } from '#functions/domain/story/story.ts';

/** A film that is shipped with the site: what is told, shown and heard in it. */
export interface SampleScript {
  /** Name of its files in `web/public/samples`. */
  readonly id: string;
  readonly title: string;
  readonly category: Category;
  readonly voice: VoiceId;
  readonly music: TrackId;
  /** Length the site says it has, in seconds. */
  readonly seconds: number;
  readonly scenes: readonly Scene[];
  /** Index of the scene that the poster shows; the first when absent. */
  readonly posterScene?: number;
}

/** A scene from what is said and what is seen. */
export const scene = (narration: string, picture: string): Scene => ({ narration, picture });
