import { expect, test } from 'vitest';
import { QUEUED } from '#contract/schemas/videos.ts';
import { stepWords } from '#web/ui/video/step-words.ts';

// Proves fair-queued-video-shows-place.
test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
  [22, '22nd'],
  [113, '113th'],
])('a waiting video says that it is number %i in line', (place, words) => {
  expect(stepWords({ step: QUEUED, place })).toBe(`Waiting: ${words} in line`);
});

test('leaves out an unknown place in line, and doesn’t change steps that are already readable', () => {
  expect(stepWords({ step: QUEUED })).toBe('Waiting for its turn');
  expect(stepWords({ step: 'Painting scene 3 of 7' })).toBe('Painting scene 3 of 7');
});
