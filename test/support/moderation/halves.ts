import type { Language } from '#contract/catalogue.ts';

/** Prompts of which only one half was used to train the offline moderator. */
export type Halves<Prompt> = Readonly<
  Record<'tuned' | 'heldOut', Readonly<Record<Language, readonly Prompt[]>>>
>;
