import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { LANGUAGES, type Language } from '#reading/language.ts';
import { readingOf } from '#reading/reading-of.ts';

const spokenWords = (text: string, language: Language): string[] =>
  readingOf(text, language).map(({ spoken }) => spoken);

/** Everything that is read aloud, leaving out silent words. */
const read = (text: string, language: Language): string =>
  spokenWords(text, language)
    .filter((spoken) => spoken !== '')
    .join(' ');

/** Written text, and how a native narrator reads it aloud, one per line. */
const casesOf = (language: Language): (readonly string[])[] =>
  readFileSync(new URL(`cases-${language}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

describe.each(LANGUAGES)('a reader of %s', (language) => {
  const cases = casesOf(language);

  // Proves film-numbers-dates-money-units-abbreviations.
  it.each(cases)('reads “%s” as “%s”', (written, spoken) => expect(read(written, language)).toBe(spoken));

  it('is tested with at least 250 cases', () => expect(cases.length).toBeGreaterThanOrEqual(250));
});

describe('a reading that spans several written words', () => {
  // Proves film-numbers-dates-money-units-abbreviations.
  it.each([
    ['en', '$3.5 billion', ['three point five', 'billion dollars']],
    ['en', '10 km', ['ten', 'kilometers']],
    ['en', '5:30 p.m.', ['five thirty', 'P M']],
    ['en', 'χχ^10', ['to the tenth']],
    ['en', 'Dec. 24, 2020', ['December', 'twenty-fourth', 'twenty twenty']],
    ['en', '2 1/2 cups', ['two', 'and a half', 'cups']],
    ['en', '10 – 15 km', ['ten', 'to', 'fifteen', 'kilometers']],
    ['en', '12 500 kr', ['twelve thousand', 'five hundred', 'kronor']],
    ['en', 'USD 12 500', ['', 'twelve thousand', 'five hundred dollars']],
    ['es', '2B visitas', ['dos mil millones', 'de visitas']],
    ['es', '3,50 €', ['tres', 'euros con cincuenta']],
    ['es', '20 M€', ['veinte', 'millones de euros']],
    ['es', 'p. ej. aquí', ['por', 'ejemplo', 'aquí']],
    ['es', 'EE. UU.', ['Estados', 'Unidos']],
    ['fr', '12 500 €', ['douze mille', 'cinq cents', 'euros']],
    ['fr', '15 h 30', ['quinze', 'heures', 'trente']],
    ['fr', '52 av. J.-C.', ['cinquante-deux', 'avant', 'Jésus-Christ']],
    ['de', '5. Mai 1821', ['fünfter', 'Mai', 'achtzehnhunderteinundzwanzig']],
    ['de', '2,5 Mio. €', ['zwei Komma fünf', 'Millionen', 'Euro']],
    ['de', '15:30 Uhr', ['fünfzehn', 'Uhr dreißig']],
    ['de', 'z. B. heute', ['zum', 'Beispiel', 'heute']],
  ] as const)('in %s is divided among the words of “%s”', (language, written, shares) =>
    expect(spokenWords(written, language)).toEqual(shares),
  );
});

describe('the positions of written words', () => {
  const written = (text: string, language: Language): string[] =>
    readingOf(text, language).map(({ start, end }) => text.slice(start, end));

  it.each([
    ['en', '“Hello,” she said… (softly)', ['Hello', 'she', 'said', 'softly']],
    ['fr', '« Oui ! » — non ?', ['Oui', 'non']],
    ['es', '¿Quién es? —dijo—.', ['Quién', 'es', 'dijo']],
    ['en', 'A 🐇🐇 ran', ['A', '🐇🐇', 'ran']],
  ] as const)('leave out punctuation (%s: “%s”)', (language, text, words) =>
    expect(written(text, language)).toEqual(words),
  );

  it('include the dot of an abbreviation, but not the dot that ends a sentence', () => {
    expect(written('Dr. Fox met St. Nick.', 'en')).toEqual(['Dr.', 'Fox', 'met', 'St.', 'Nick']);
    expect(written('The U.S. Army left the U.S. Then it rained.', 'en')).toEqual(
      'The U.S. Army left the U.S Then it rained'.split(' '),
    );
    expect(written('Er starb 44 v. Chr. Rom trauerte. 30 v. Chr. Dann', 'de')).toEqual(
      'Er starb 44 v. Chr. Rom trauerte 30 v. Chr Dann'.split(' '),
    );
    expect(written('Pears, etc. The rest', 'en')).toEqual(['Pears', 'etc', 'The', 'rest']);
    expect(written('Am 3. Mai. Danach 5.', 'de')).toEqual(['Am', '3.', 'Mai', 'Danach', '5']);
  });
});

test('a spoken dot is part of the word it belongs to', () =>
  expect(readingOf('Use .NET (.com).', 'en')).toEqual([
    { start: 0, end: 3, spoken: 'Use' },
    { start: 4, end: 8, spoken: 'dot NET' },
    { start: 10, end: 14, spoken: 'dot com' },
  ]));

test.each([
  ['en', "It's o'clock and the keeper's son didn't."],
  ['fr', "L'heure qu'il est aujourd'hui, d'abord."],
  ['es', "O'Higgins y D'Artagnan."],
  ['de', "Wie geht's? Ku'damm, so war's."],
] as const)('apostrophes are read the same way however they are written (%s: “%s”)', (language, text) => {
  for (const mark of ['’', '´', '‘', 'ʼ', '`'])
    expect(spokenWords(text.replaceAll("'", mark), language)).toEqual(spokenWords(text, language));
});

test('an emoji is silent but keeps its position', () =>
  expect(readingOf('Run 🐇 now', 'en')).toEqual([
    { start: 0, end: 3, spoken: 'Run' },
    { start: 4, end: 6, spoken: '' },
    { start: 7, end: 10, spoken: 'now' },
  ]));

test('an empty or blank text has no words', () => {
  expect(readingOf('', 'en')).toEqual([]);
  expect(readingOf(' \n\t ', 'de')).toEqual([]);
});
