import { describe, expect, it } from 'vitest';
import { paintedScene } from '#functions/domain/budget/spending.ts';

const SHARED = { quality: 'low', scenesEach: 2 } as const;
const scene = (name: string, marks: { take?: number; still?: string; media?: object } = {}) => ({
  narration: name,
  picture: `The picture of ${name}.`,
  ...marks,
});
const [one, two] = [scene('one'), scene('two')];

describe('a scene of a film with shared pictures', () => {
  it.each([
    ['shows its neighbour’s picture', [one, two], { index: 0, scene: one }],
    ['keeps its neighbour’s first picture', [scene('one', { take: 2 }), two], { index: 0, scene: one }],
    ['shows its own picture once repainted', [one, scene('two', { take: 2 })], undefined],
    ['shows a still that was chosen for it', [one, scene('two', { still: 's' })], undefined],
    ['shows media that was chosen for it', [one, scene('two', { media: {} })], undefined],
    [
      'shows its own picture if its neighbour has a chosen still',
      [scene('one', { still: 's' }), two],
      undefined,
    ],
    [
      'shows its own picture if its neighbour has chosen media',
      [scene('one', { media: {} }), two],
      undefined,
    ],
  ])('%s', (_, scenes, shown) => {
    expect(paintedScene(scenes, 1, SHARED)).toEqual(shown ?? { index: 1, scene: scenes[1] });
  });

  it('shows its own picture, with its own take, when it is first in its group', () => {
    const film = [one, two, scene('three', { take: 3 })];
    expect(paintedScene(film, 0, SHARED)?.scene).toBe(one);
    expect(paintedScene(film, 2, SHARED)).toEqual({ index: 2, scene: film[2] });
  });

  it('shows its own picture if the film has no shared ones, and nothing if the scene doesn’t exist', () => {
    expect(paintedScene([one, two], 1, { quality: 'low', scenesEach: 1 })).toEqual({ index: 1, scene: two });
    expect(paintedScene([one, two], 1, undefined)).toEqual({ index: 1, scene: two });
    expect(paintedScene([one, two], 2, SHARED)).toBeUndefined();
  });
});
