import type { Judgement } from '#contract/moderation.ts';

/** A moderator’s answer: undefined when nothing is wrong, `unmoderated` when there is no moderator. */
export type Verdict = Judgement | 'unmoderated' | undefined;

export interface Moderator {
  /** The strictest class that any of the texts falls into. Throws if the moderator is currently unavailable. */
  judgeTexts(texts: readonly string[]): Promise<Verdict>;
  /** The same for a JPEG, PNG or WebP picture, which is fetched only if there is a moderator that can judge it. */
  judgePicture(read: () => Promise<Uint8Array>): Promise<Verdict>;
}
