import { describe, expect, it } from 'vitest';
import {
  estimatedSeconds,
  overlong,
  sceneProblem,
  storyboardProblem,
} from '#functions/domain/storyboard/problems.ts';

const EMPTY = 'This scene has no words. Write some, or delete it.';
const silent = (signs: string): string =>
  `This scene has only ${signs}, which no voice says. Write some words, or delete it.`;
const UNREADABLE = 'The voice can’t read “猫”. Write it in Latin letters.';
const scene = (narration: string) => ({ id: 's1', narration, picture: '' });
/** A sentence with the given number of characters. */
const letters = (count: number): string => 'a'.repeat(count);
const words = (count: number, word = 'a'): string => Array.from({ length: count }, () => word).join(' ');
const board = (...narrations: readonly string[]) => ({
  scenes: narrations.map(scene),
  language: 'en' as const,
});

it.each([
  ['It burned.', 'en', 0.9],
  [letters(212), 'en', 12.4],
  [letters(212), 'fr', 10.9],
  ['', 'en', 0],
] as const)('%s in %s takes about %d seconds', (narration, language, seconds) => {
  expect(estimatedSeconds({ narration }, language)).toBe(seconds);
});

describe('a scene', () => {
  const failed = { takes: 1, problem: 'It failed.' };
  it.each([
    ['without words', '', failed, EMPTY],
    ['of an emoji only', '👍', failed, silent('“👍”')],
    ['of a dot only', '.', failed, silent('“.”')],
    ['without anything to say', '👍 … .', failed, silent('“👍”, “…” and “.”')],
    ['of signs that are left out', '✓ ┌ ➀ → |', failed, silent('“✓”, “┌”, “➀” and others')],
    ['in other letters', '猫', failed, UNREADABLE],
    ['with a word in other letters', 'The “книга”, he said.', failed, UNREADABLE.replace('猫', 'книга')],
    ['with signs that are left out', 'Done ✓ ➀ → | 👍.', undefined, undefined],
    ['whose picture failed', letters(213), failed, failed.problem],
    [
      'that takes 12.5 seconds',
      letters(213),
      { takes: 1 },
      'This scene takes about 13 seconds, long for one picture. Split it into two.',
    ],
    ['that takes 12.4 seconds', letters(212), undefined, undefined],
    ['of a few words', 'It burned.', { takes: 0 }, undefined],
  ])('%s shows what is wrong with it, if anything', (_, narration, pictures, problem) => {
    expect(sceneProblem(scene(narration), 'en', pictures)).toBe(problem);
  });

  it('is timed at the pace of its language', () => {
    expect(sceneProblem(scene(letters(213)), 'fr', undefined)).toBeUndefined();
  });
});

describe('a storyboard', () => {
  const long = words(390, 'aaaaaaaaaa');
  const slow = 'This takes about 4 minutes to say, and a video lasts 3 minutes at most. Shorten it.';
  it.each([
    ['of 400 short words', board(words(200), words(200)), undefined],
    ['of 401 words', board(words(200), words(201)), 'A story has 60 to 400 words; this one has 401.'],
    ['of few words', board('It burned.'), undefined],
    ['of long words', board(long), slow],
    ['of long words in a faster language', { ...board(long), language: 'fr' as const }, undefined],
  ])('%s shows whether it is too long', (_, storyboard, problem) => {
    expect(overlong(storyboard)).toBe(problem);
  });

  it.each([
    ['that can be filmed', board(words(30), words(30)), undefined],
    [
      'without words in its first scene',
      board('', ''),
      'Scene 1 has no words. Write some, or delete the scene.',
    ],
    [
      'without words in its second scene',
      board(words(60), '', words(60)),
      'Scene 2 has no words. Write some, or delete the scene.',
    ],
    [
      'with a scene of emoji only',
      board(words(60), '👍👍'),
      'Scene 2 has only “👍”, which no voice says. Write some words, or delete the scene.',
    ],
    [
      'with a scene of circled digits only',
      board(words(60), words(60), '❶ ❷'),
      'Scene 3 has only “❶” and “❷”, which no voice says. Write some words, or delete the scene.',
    ],
    ['with a scene that a voice says, though it has no letters', board(words(60), '%'), undefined],
    ['of too few words', board(words(30), words(29)), 'A story has 60 to 400 words; this one has 59.'],
    ['of too many seconds', board(long), slow],
    ['in other letters', board(words(60), '猫'), `Scene 2: ${UNREADABLE}`],
  ])('%s shows what keeps it from becoming a video, if anything', (_, storyboard, problem) => {
    expect(storyboardProblem(storyboard)).toBe(problem);
  });
});
