/** One picture of a video and the sentences spoken over it, as returned by writers. */
export interface DraftScene {
  /** One to three complete sentences, as they are spoken and captioned. */
  readonly narration: string;
  /** What the picture shows, for the painter; never spoken. */
  readonly picture: string;
}

/** A person, animal or place in a story. */
export interface CastMember {
  /** The name used in picture descriptions. */
  readonly name: string;
  /** A description of its appearance, in the same words for every picture. */
  readonly looks: string;
}

/** A model that should have written a story but took too long, didn't answer, or gave an unusable answer. */
export interface MissedModel {
  readonly model: string;
  readonly reason: 'late' | 'away' | 'unusable';
}

/** What a writer returns. */
export interface Draft {
  readonly title: string;
  readonly scenes: readonly DraftScene[];
  /**
   * Completes the description of each picture that names a member of the cast. Absent when the descriptions
   * are already complete.
   */
  readonly cast?: readonly CastMember[] | undefined;
  /** The story’s claims about the real world, as listed by its writer. They haven’t been verified. */
  readonly factsToCheck?: readonly string[] | undefined;
  /** Whether the demo writer wrote the story. */
  readonly isDemo?: boolean;
  /** The model that wrote it. */
  readonly writer?: { readonly name: string; readonly model?: string | undefined; readonly kind: 'trained' };
  /** Set when the demo writer wrote the story in place of a model. */
  readonly insteadOf?: MissedModel;
}

/** The text of a story: the narration of its scenes in order. */
export const contentOf = (scenes: readonly Pick<DraftScene, 'narration'>[]): string =>
  scenes.map((scene) => scene.narration).join(' ');

export const countWords = (text: string): number => text.split(/\s+/u).filter((word) => word !== '').length;
