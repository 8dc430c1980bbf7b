import type { Judgement } from '#contract/moderation.ts';

export interface Moderator {
  /** The strictest class that one of the texts belongs to; undefined for none. Throws when it can’t judge now. */
  judgeTexts(texts: readonly string[]): Promise<Judgement | undefined>;
  /** The same for a JPEG, PNG or WebP picture, which is read only where something can judge it. */
  judgePicture(read: () => Promise<Uint8Array>): Promise<Judgement | undefined>;
}
