import { readingOf } from '@veilcast/reading';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/catalogue.ts';
import { isWordless, leftOut, readingProblem, unreadWords } from '#contract/drawable.ts';

const CHARACTERS = Array.from({ length: 0xac00 - 0x21 }, (_, at) => String.fromCodePoint(at + 0x21)).filter(
  (character) => /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{Lm}]/u.test(character),
);
const isSaid = (text: string): boolean =>
  LANGUAGES.every((language) => readingOf(text, language).some(({ spoken }) => spoken !== ''));

describe('a text with words', () => {
  it('contains a letter or digit that every voice says', () => {
    expect(CHARACTERS.filter((character) => !isWordless(character) && !isSaid(character))).toEqual([]);
  });

  it.each(['a', 'É', '7', '①', '½', 'π', '“Hm”', '3 %'])('can be as short as %s', (text) =>
    expect(isWordless(text)).toBe(false),
  );
  it.each(['', '.', '%', '➀', '❶ ❷', 'Ⓐ', '™', '👍', 'ˈ', 'Λ'])('consists of more than %s', (text) =>
    expect(isWordless(text)).toBe(true),
  );
});

describe('a letter', () => {
  it('is refused, said by every voice, or only affects how other letters are said', () => {
    const silent = CHARACTERS.filter(
      (character) =>
        /[\p{L}\p{Nd}]/u.test(character) && readingProblem(character) === undefined && !isSaid(character),
    );
    expect(silent.filter((character) => !/\p{Lm}/u.test(character))).toEqual([]);
  });

  it.each(['Λ', 'χ²', 'ꞵ', 'книга', '日本', 'كتاب', 'מגדלור', '١٢٣'])(
    'that no voice can read is refused: %s',
    (word) => {
      expect(unreadWords(`The ${word} here`)).toEqual([{ word, from: 4 }]);
      expect(readingProblem(word)).toMatch(/^The voice can’t read “.+”\. Write it in Latin letters\.$/u);
    },
  );
});

describe('the signs that captions leave out', () => {
  it.each([
    ['Done ✓ ┌ ➀ → | 👍🏽 ☃️ ✓.', ['✓', '┌', '➀', '→', '|', '👍', '☃']],
    ['a|b, a→b and © ™ • ▶ Ⓐ', []],
    ['A plain sentence – with a dash… and ½.', []],
  ])('of %j are %j', (text, signs) => {
    expect(leftOut(text)).toEqual(signs);
  });
});
