import { expect, it } from 'vitest';
import { HOOKS, hookOf } from '#functions/domain/series/hooks.ts';

it('videos open in eight ways, each described to the writer in a sentence', () => {
  expect(HOOKS.map(({ name }) => name)).toEqual([
    'question',
    'number',
    'object',
    'mid-action',
    'contradiction',
    'consequence',
    'moment',
    'voice',
  ]);
  for (const { says } of HOOKS) expect(says).toMatch(/^The (?:first sentence|story) .{20,}\.$/u);
  expect(new Set(HOOKS.map(({ says }) => says)).size).toBe(8);
});

it.each([
  [0, 'question'],
  [1, 'number'],
  [7, 'voice'],
  [8, 'question'],
  [17, 'number'],
])('run %i opens with a %s', (ordinal, name) => {
  expect(hookOf(ordinal).name).toBe(name);
});
