import type { Judgement } from '#contract/moderation.ts';

/** A moderator’s answer: undefined when nothing is wrong, `unmoderated` when there is no moderator. */
export type Verdict = Judgement | 'unmoderated' | undefined;

export interface Moderator {
  /** The strictest class that any of the texts falls into. Throws when the moderator can’t judge right now. */
  judgeTexts(texts: readonly string[]): Promise<Verdict>;
  /** The same for a JPEG, PNG or WebP picture, which is only fetched if a moderator can judge it. */
  judgePicture(read: () => Promise<Uint8Array>): Promise<Verdict>;
}
