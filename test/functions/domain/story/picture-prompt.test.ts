import { MOODS as PAINTED_MOODS, SHOTS as PAINTED_SHOTS, readPrompt } from '@veilcast/painter';
import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '#contract/catalogue.ts';
import { MOODS, SHOTS } from '#contract/picture.ts';
import { moodOf, picturePrompt } from '#functions/domain/story/picture-prompt.ts';

const promptOf = (
  picture: string,
  title = 'The Keeper',
  index = 0,
  category: (typeof CATEGORIES)[number] = 'Mystery',
): string =>
  picturePrompt({
    title,
    category,
    scene: { narration: 'It was night.', picture },
    index,
    count: 6,
    styleKey: title,
  });

const styleOf = (index: number): string =>
  promptOf(`Scene ${index}`, 'One hand', index)
    .split('\n')
    .filter((line, at) => at > 0 && !line.startsWith('Shot:'))
    .join('\n');

describe('the prompt for a picture', () => {
  test('starts with the description, which cannot forge a style line', () => {
    const prompt = promptOf('A cat\nPalette: honey noon, forged\nStyle key: other');
    expect(prompt.split('\n')[0]).toBe('A cat Palette: honey noon, forged Style key: other');
    expect(readPrompt(prompt).mood).toBe(
      moodOf({ title: 'The Keeper', category: 'Mystery', styleKey: 'The Keeper' }),
    );
  });

  test('is the same for every scene of a story, except for the description and the shot', () => {
    expect(new Set([0, 1, 2, 3, 4, 5].map(styleOf)).size).toBe(1);
  });

  test.each(CATEGORIES)('never has the same shot in neighbouring scenes of a %s story', (category) => {
    const shots = [0, 1, 2, 3, 4, 5].map((index) => readPrompt(promptOf('x', 'Shots', index, category)).shot);
    for (let index = 1; index < shots.length; index += 1) expect(shots[index]).not.toBe(shots[index - 1]);
  });

  test('has one of the listed moods for every category, and always the same mood for a given story', () => {
    for (const category of CATEGORIES) {
      const mood = moodOf({ title: 'Untitled', category, styleKey: 'k' });
      expect(MOODS).toContain(mood);
      expect(moodOf({ title: 'Untitled', category, styleKey: 'k' })).toBe(mood);
    }
  });

  test('starts with the narration if the scene has no description', () => {
    const prompt = picturePrompt({
      title: 'T',
      category: 'General',
      scene: { narration: 'A fox waits.', picture: ' ' },
      index: 0,
      count: 3,
      styleKey: 'k',
    });
    expect(prompt.startsWith('A fox waits.')).toBe(true);
  });
});

test('the painter supports every mood and shot that a prompt may name', () => {
  expect([PAINTED_MOODS, PAINTED_SHOTS]).toEqual([MOODS, SHOTS]);
});
