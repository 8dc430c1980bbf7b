import { expect, test } from 'vitest';
import { spokenPrefixes } from '#functions/workflows/render/film-files.ts';
import { defined } from '#test/support/values.ts';

const SCENES = [
  { narration: 'The lamp burned.', picture: 'A lamp.' },
  { narration: 'Then it went out.', picture: 'The dark.' },
];
const placesOf = (speaker: string, language: 'en' | 'fr' = 'en') =>
  spokenPrefixes({ ownerId: 'owner', id: 'video', scenes: SCENES, language }, speaker);

test('speaks a scene again when the voice or the language changes', () => {
  const [adam, will, french] = [placesOf('adam'), placesOf('will'), placesOf('adam', 'fr')];
  expect(placesOf('adam')).toEqual(adam);
  for (const other of [will, french]) expect(other.filter((place) => adam.includes(place))).toEqual([]);
});

test('speaks a scene again when the next scene continues its sentence', () => {
  const firstOf = (next: string) =>
    spokenPrefixes(
      {
        ownerId: 'owner',
        id: 'video',
        scenes: [
          { narration: 'The lamp burned', picture: '' },
          { narration: next, picture: '' },
        ],
        language: 'en',
      },
      'adam',
    )[0];
  expect(firstOf('and went out.')).not.toBe(firstOf('It went out.'));
  expect(firstOf('and went out.')).toBe(firstOf('but nobody saw it.'));
});

test('stores scenes with the same words in separate locations', () => {
  const scenes = [defined(SCENES[0]), defined(SCENES[0]), defined(SCENES[1])];
  const places = spokenPrefixes({ ownerId: 'owner', id: 'video', scenes, language: 'en' }, 'adam');
  expect(new Set(places).size).toBe(3);
});
