import type { Language } from '#contract/catalogue.ts';

/** Prompts in two halves; only the tuned half was used to train the offline moderator. */
export type Halves<Prompt> = Readonly<
  Record<'tuned' | 'heldOut', Readonly<Record<Language, readonly Prompt[]>>>
>;
