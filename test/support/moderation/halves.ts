import type { Language } from '#contract/catalogue.ts';

/** Prompts split into two halves; only the tuned half was used to tune the offline moderator. */
export type Halves<Prompt> = Readonly<
  Record<'tuned' | 'heldOut', Readonly<Record<Language, readonly Prompt[]>>>
>;
