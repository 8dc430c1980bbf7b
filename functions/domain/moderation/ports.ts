import type { Judgement } from '#contract/moderation.ts';

export interface Moderator {
  /** Undefined for a text that belongs to no class. Throws when it can’t judge now. */
  judgeText(text: string): Promise<Judgement | undefined>;
  /** The same for a JPEG, PNG or WebP picture, which is read only where something can judge it. */
  judgePicture(read: () => Promise<Uint8Array>): Promise<Judgement | undefined>;
}
