import type { Judgement } from '#contract/moderation.ts';

/** What a moderator says: undefined when nothing is wrong, `unmoderated` where the stage has none for this. */
export type Verdict = Judgement | 'unmoderated' | undefined;

export interface Moderator {
  /** The strictest class that one of the texts belongs to. Throws when it can’t judge now. */
  judgeTexts(texts: readonly string[]): Promise<Verdict>;
  /** The same for a JPEG, PNG or WebP picture, which is read only where something can judge it. */
  judgePicture(read: () => Promise<Uint8Array>): Promise<Verdict>;
}
