import { readingOf, spokenSentences } from '@veilcast/reading';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/catalogue.ts';
import { isSilent, spokenSeconds, textSeconds } from '#contract/pace.ts';

const isHeard = (text: string): boolean[] =>
  LANGUAGES.map((language) => spokenSentences(text, language).length > 0);
const NOWHERE = LANGUAGES.map(() => false);
const EVERYWHERE = LANGUAGES.map(() => true);

/** No voice pronounces any of these, though some contain digits and letters. */
const SILENT = [
  '',
  '.',
  '👍 … —',
  '➀',
  '❶ ❷',
  '✓ ┌ ➀ → |',
  'Ⓐ ™ © • ▶ † ¶',
  '😀'.repeat(60),
  '='.repeat(60),
  '.'.repeat(60),
  '— '.repeat(60),
  '👨‍👩‍👧‍👦 🇫🇷 🕯️',
  'ˈ ʼ',
  '^_^ ¯\\_(ツ)_/¯',
];
const SAID = ['a', '7', 'é', '①', '½', 'Ⅳ', '²', '%', '=', '+ 👍', '°', '€', 'π', '😀7', '…no', 'Ｗ'];

/** Digits, signs and Greek letters, most of them rare. */
const CHARACTERS = Array.from({ length: 0x2500 - 0x21 }, (_, at) => String.fromCodePoint(at + 0x21)).filter(
  (character) => /[\p{Script=Greek}\p{N}\p{P}\p{S}]/u.test(character),
);

describe('a text', () => {
  it.each(SILENT)('is silent if no voice pronounces any of it: %s', (text) => {
    expect(isSilent(text)).toBe(true);
    expect(isHeard(text)).toEqual(NOWHERE);
  });

  it.each(SAID)('isn’t silent if any voice pronounces part of it: %s', (text) => {
    expect(isSilent(text)).toBe(false);
    expect(isHeard(text)).toEqual(EVERYWHERE);
  });

  it('of one character is silent if and only if it has no reading, which is the same in every language', () => {
    const wrong = CHARACTERS.filter((character) => {
      const silent = LANGUAGES.map((code) => readingOf(character, code).every(({ spoken }) => spoken === ''));
      return silent.some((is) => is !== isSilent(character));
    });
    expect(wrong).toEqual([]);
  });

  it('with a plain letter or digit is read aloud in every language, whatever is around it', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 12 }),
        fc.constantFrom('a', 'Z', 'x', '0', '7', 'no'),
        fc.string({ unit: 'binary', maxLength: 12 }),
        (before, said, after) => {
          expect(isHeard(before + said + after)).toEqual(EVERYWHERE);
        },
      ),
    ));
});

describe('the time that a text takes', () => {
  const seconds = (text: string): number => textSeconds(text, 'en');

  it.each([
    ['Go now.', `Go ${'😀'.repeat(60)} now.`],
    ['Go now.', `Go${'😀'.repeat(60)} now.`],
    ['Go now.', `Go ${'👨‍👩‍👧‍👦 '.repeat(60)}now.`],
    ['Go now.', 'Go ✓ ┌ ➀ → | now.'],
    ['It went out. Nobody came.', `It went out. ${'😀'.repeat(60)} Nobody came.`],
    ['It went out. Nobody came.', `${'➀ '.repeat(60)}It went out. ❶ ❷ Nobody came.`],
    ['Go.', `Go.\n${'='.repeat(60)}`],
    ['Go now.', 'Go © ™ ▶ Ⓐ now.'],
  ])('is about the time for %j if the text is %j', (heard, text) => {
    expect(Math.abs(seconds(text) - seconds(heard))).toBeLessThan(0.25);
  });

  it('grows by no more than a pause if a row of marks is added within a word or between words', () => {
    for (const row of ['.'.repeat(60), '— '.repeat(60), '?!'.repeat(30), '-='.repeat(30), '*'.repeat(60)]) {
      expect(seconds(`Go ${row} now.`) - seconds('Go now.'), row).toBeLessThan(1.8);
      expect(seconds(`Go${row}now.`) - seconds('Go now.'), row).toBeLessThan(1.8);
    }
  });

  it('is zero if no voice pronounces any of the text', () => {
    for (const text of SILENT) expect(seconds(text), text).toBe(0);
  });

  it('includes digits and signs, which take longer than letters', () => {
    expect(spokenSeconds('It cost $12.50 in 1969.', 'en')).toBeGreaterThan(
      spokenSeconds('It cost money in spring.', 'en') + 1,
    );
  });
});
