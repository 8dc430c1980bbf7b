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

/** What the classifier learns from: texts of each class, and texts that are fine. */
export type Examples = Readonly<Record<LearnedClass | 'fine', readonly string[]>>;
