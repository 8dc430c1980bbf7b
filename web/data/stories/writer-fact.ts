import type { Story } from '#contract/schemas/stories.ts';

/** Says that a story is the demo writer’s invention; nothing about another story. */
export const writerFact = ({
  isDemo = false,
}: Pick<Story, 'isDemo'>): readonly (readonly [name: string, value: string])[] =>
  isDemo ? [['Writer', 'Demo writer (fiction)']] : [];
