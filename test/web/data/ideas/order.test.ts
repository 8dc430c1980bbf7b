import { expect, it } from 'vitest';
import type { Idea } from '#contract/schemas/series/ideas.ts';
import { beforeOf, moveIdea } from '#web/data/ideas/order.ts';

const ideas: Idea[] = ['a', 'b', 'c'].map((id) => ({ id, text: id, source: 'creator' }));
const order = (id: string, to: number): string =>
  moveIdea(ideas, id, to)
    .map((idea) => idea.id)
    .join('');

it('moves an idea to the given position, but not past either end of the list', () => {
  expect([order('a', 1), order('c', 0), order('a', 9), order('b', -1)]).toEqual(['bac', 'cab', 'bca', 'bac']);
  expect(moveIdea(ideas, 'a', 0)).toBe(ideas);
});

it('finds the idea before a given idea, and none before the first', () =>
  expect([beforeOf(ideas, 'a'), beforeOf(ideas, 'c')]).toEqual([null, 'b']));
