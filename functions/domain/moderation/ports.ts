import type { Judgement } from '#contract/moderation.ts';

/** A moderator's answer: undefined when nothing is wrong, `unmoderated` where there is no moderator. */
export type Verdict = Judgement | 'unmoderated' | undefined;

export interface Moderator {
  /** The strictest class that any of the texts belongs to. Throws when it can’t judge now. */
  judgeTexts(texts: readonly string[]): Promise<Verdict>;
  /** The same for a JPEG, PNG or WebP picture, which is fetched only where a moderator can judge it. */
  judgePicture(read: () => Promise<Uint8Array>): Promise<Verdict>;
}
