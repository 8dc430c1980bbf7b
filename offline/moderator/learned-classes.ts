import type { ModerationClass } from '#contract/moderation.ts';

/** The classes that are learned from examples. Sexual content with minors is found by a rule. */
export const LEARNED_CLASSES = [
  'threat',
  'serious_harm',
  'phishing',
  'self_harm',
  'hate',
  'harassment',
  'sexual',
  'graphic',
] as const satisfies readonly ModerationClass[];
export type LearnedClass = (typeof LEARNED_CLASSES)[number];
