import type { ModerationClass } from '#contract/moderation.ts';

/** The strictest class that a text belongs to, and the words that show it where they are known. */
export interface Judgement {
  readonly class: ModerationClass;
  readonly passage?: string;
}

export interface Moderator {
  /** Undefined for a text that belongs to no class. Throws when it can’t judge now. */
  judgeText(text: string): Promise<Judgement | undefined>;
  /** The same for a JPEG, PNG or WebP picture, which is read only where something can judge it. */
  judgePicture(read: () => Promise<Uint8Array>): Promise<Judgement | undefined>;
}
