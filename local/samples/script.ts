import type { Category, TrackId, VoiceId } from '#contract/catalogue.ts';
import type { Scene } from '#functions/domain/story/story.ts';

/** A film shipped with the site: its narration, pictures and music. */
export interface SampleScript {
  /** The name of the film’s files in `web/public/samples`. */
  readonly id: string;
  readonly title: string;
  readonly category: Category;
  readonly voice: VoiceId;
  readonly music: TrackId;
  /** The film’s length as stated on the site, in seconds. */
  readonly seconds: number;
  readonly scenes: readonly Scene[];
  /** The index of the scene whose picture is the poster; the first scene by default. */
  readonly posterScene?: number;
}

/** Makes a scene from its narration and its picture. */
export const scene = (narration: string, picture: string): Scene => ({ narration, picture });
