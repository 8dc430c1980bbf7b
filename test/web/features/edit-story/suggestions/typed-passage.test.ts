import { expect, it } from 'vitest';
import { storedPassage, typedPassage } from '#web/features/edit-story/suggestions/typed-passage.ts';

const TYPED = '  The lamp\n\nwas  dark.\t A letter\u0000 came. ';
const STORED = 'The lamp was dark. A letter came.';
const placeIn = (text: string, words: string) => {
  const from = text.indexOf(words);
  return { from, to: from + words.length };
};

it('finds a selection in the stored text, treating all spaces alike', () => {
  const { from, to } = storedPassage(TYPED, placeIn(TYPED, 'was  dark.'));
  expect(STORED.slice(from, to).trim()).toBe('was dark.');
  expect(storedPassage(TYPED, { from: 0, to: TYPED.length })).toEqual({ from: 0, to: STORED.length });
  expect(storedPassage(TYPED, { from: 3, to: 3 })).toEqual({ from: 1, to: 1 });
});

it('finds a passage of the stored text in the typed text, line breaks included', () => {
  const typed = (words: string) => {
    const place = typedPassage(TYPED, STORED, placeIn(STORED, words));
    return place && TYPED.slice(place.from, place.to);
  };
  expect(typed('The lamp was dark.')).toBe('The lamp\n\nwas  dark.');
  expect(typed('A letter came.')).toBe('A letter\u0000 came.');
  expect(typed(STORED)).toBe(TYPED.trim());
});

it('doesn’t find a passage in a different text', () => {
  expect(typedPassage('Another text.', STORED, { from: 4, to: 8 })).toBeUndefined();
});
