import { describe, expect, it } from 'vitest';
import { scriptProblem, silenceProblem, silentScene } from '#contract/script-problem.ts';

const words = (count: number, word = 'word'): string => Array.from({ length: count }, () => word).join(' ');

describe('a script', () => {
  it.each([
    ['of sixty words', words(60), undefined],
    ['with sixty emoji in it', `${words(60)}\n${'😀'.repeat(60)}`, undefined],
    ['with sixty emoji and spaces in it', `${words(60)} ${'😀 '.repeat(60)}`, undefined],
    ['of sixty circled digits', words(60, '➀'), 'A story has 60 to 400 words; this one has 0.'],
    [
      'of words that no voice reads',
      words(60, 'книга'),
      'The voice can’t read “книга”. Write it in Latin letters.',
    ],
    [
      'with three hundred emoji in a row',
      `${words(60)}\n${'😀 '.repeat(300)}`,
      'No voice says “😀 😀 😀 😀 😀 😀 😀 😀 😀 😀 …”, and there are too many of these signs in a row. Take most of them out.',
    ],
    [
      'with a rule of three hundred strokes',
      `${words(60)} ${'='.repeat(300)} ${words(60)}`,
      'No voice says “====================…”, and there are too many of these signs in a row. Take most of them out.',
    ],
  ])('%s is refused with a reason unless it can be a story', (_, text, problem) => {
    expect(scriptProblem(text)).toBe(problem);
  });
});

describe('a scene that every voice would skip', () => {
  it.each([
    ['', 'This scene has no words. Write some.'],
    ['👍', 'This scene has only “👍”, which no voice says. Write some words.'],
    ['.', 'This scene has only “.”, which no voice says. Write some words.'],
    ['👍🏽 👍 …', 'This scene has only “👍” and “…”, which no voice says. Write some words.'],
    ['❶ ❷ ❸', 'This scene has only “❶”, “❷” and “❸”, which no voice says. Write some words.'],
    ['✓ ┌ ➀ → |', 'This scene has only “✓”, “┌”, “➀” and others, which no voice says. Write some words.'],
  ])('is described by quoting its signs: %j', (text, problem) => {
    expect(silenceProblem('This scene', text)).toBe(problem);
  });

  it('is identified by its number; scenes with words aren’t mentioned', () => {
    const scenes = [{ narration: 'Go.' }, { narration: '=====' }, { narration: '' }];
    expect(silentScene(scenes, ', or delete it')).toBe(
      'Scene 2 has only “=”, which no voice says. Write some words, or delete it.',
    );
    expect(silentScene(scenes.slice(0, 1))).toBeUndefined();
    expect(silentScene([{ narration: '%' }])).toBeUndefined();
  });
});
