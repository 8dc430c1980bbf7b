import { expect, it } from 'vitest';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { updateProblem } from '#functions/services/videos/updates/update-problem.ts';
import { partial } from '#test/support/values.ts';

const scenesOf = (...narrations: readonly string[]) =>
  narrations.map((narration, index) => ({ id: `s${index + 1}`, narration, picture: 'A train.' }));
const problemOf = (before: readonly string[], after: readonly string[]): string | undefined =>
  updateProblem(partial<Storyboard>({ scenes: scenesOf(...after), language: 'en' }), {
    scenes: scenesOf(...before),
  });

it('an older film may keep words that are outside the limits', () => {
  expect(problemOf(['It burned. All of it.'], ['It burned.', 'All of it.'])).toBeUndefined();
  expect(problemOf(['It burned.'], ['It burned twice.'])).toMatch(/^A story has 60 to 400 words/u);
});

it('a split scene is refused if one part contains nothing that a voice can speak', () => {
  expect(problemOf(['It burned. 👍'], ['It burned.', '👍'])).toBe(
    'Scene 2 has only “👍”, which no voice says. Write some words, or delete the scene.',
  );
});
