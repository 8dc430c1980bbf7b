import type { Language } from '#contract/catalogue.ts';

/** Prompts of which the offline moderator learned from one half only. */
export type Halves<Prompt> = Readonly<
  Record<'tuned' | 'heldOut', Readonly<Record<Language, readonly Prompt[]>>>
>;
