import type { Story } from '#contract/schemas/stories.ts';

/** Says that a story is the creator’s own or was invented by the demo writer. Empty for any other story. */
export const writerFact = ({
  isDemo = false,
  isOwn = false,
}: Pick<Story, 'isDemo' | 'isOwn'>): readonly (readonly [name: string, value: string])[] => {
  if (isDemo) return [['Writer', isOwn ? 'Demo writer (fiction), edited by you' : 'Demo writer (fiction)']];
  return isOwn ? [['Writer', 'You']] : [];
};
