import type { Idea } from '#contract/schemas/series/ideas.ts';

/** Moves an idea to another position, counted from 0; returns the same list if nothing moves. */
export const moveIdea = (ideas: readonly Idea[], id: string, to: number): readonly Idea[] => {
  const from = ideas.findIndex((idea) => idea.id === id);
  const idea = ideas[from];
  const place = Math.min(Math.max(0, to), ideas.length - 1);
  if (idea === undefined || place === from) return ideas;
  return ideas.toSpliced(from, 1).toSpliced(place, 0, idea);
};

/** The id of the idea before the one with this id; `null` before the first. */
export const beforeOf = (ideas: readonly Idea[], id: string): string | null =>
  ideas[ideas.findIndex((idea) => idea.id === id) - 1]?.id ?? null;
