import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#reading/language.ts';
import { readingOf } from '#reading/reading-of.ts';
import { stretchesOf } from '#reading/written-words.ts';

const language = fc.constantFrom(...LANGUAGES);

/** Story fragments in any order, with arbitrary text around them. */
const fragment = fc.oneof(
  fc.constantFrom(
    ...'$3.5 billion 10 km/h 2,5 Mio. € 12 500 3. Oktober 1990 15:30 Uhr h XIV. Ier z. B. p. ej. J.-C. U.S. St. Dr. NASA'.split(
      ' ',
    ),
    ...'10⁶ x² mc² 2^10 192.168.1.1 1.2.3 4x100 m +49 30 901820 (212) 5/kg €/m² 2+2=4 §§ 50+ 1:25.000 40%iger 6-VI-1599 ₺5 CHF 300'.split(
      ' ',
    ),
    ...'constructor __proto__ toString FBI’s КГБ 東京 24/7 1/2 2½ 10–15 – & # @x #Tag a@b.com www.x.org/y 😂 wait—what 6\'2" 1er 2.ª l’ADN «Oui» -5 °C'.split(
      ' ',
    ),
    ...".NET Node.js .com 200K 2B 5K–10K № №5 ¢50 kr 1’234.50 1'234 $1,234.56 14h30 no. ≠ ≤5 √2 -∞ Ft CHF".split(
      ' ',
    ),
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.nat(3_000_000).map(String),
  fc.double({ min: -9999, max: 9999, noNaN: true }).map((number) => number.toFixed(2)),
);
const space = fc.constantFrom(' ', '  ', '\n', '\u00a0', '\u202f', '');
const text = fc
  .array(fc.tuple(fragment, space), { maxLength: 20 })
  .map((pairs) => pairs.map(([word, gap]) => `${word}${gap}`).join(''));

const PUNCTUATION = /^\p{P}+$/u;
const SPOKEN = /^(?:\p{Script=Latin}+(?:['-]\p{Script=Latin}+)*'?(?: (?=\S)|$))*$/u;

describe('any text', () => {
  // Proves film-numbers-dates-money-units-abbreviations.
  it('is read word by word, with no written word lost, repeated or moved', () =>
    fc.assert(
      fc.property(text, language, (written, code) => {
        const parts = readingOf(written, code);
        const words = stretchesOf(written);
        const owners = parts.map(({ start, end }) =>
          words.findIndex(
            (word) => word.start <= start && end <= word.start + word.text.length && start < end,
          ),
        );
        expect(owners).not.toContain(-1);
        expect(owners).toEqual([...new Set(owners)].toSorted((a, b) => a - b));
        const left = words.filter((_, index) => !owners.includes(index)).map((word) => word.text);
        expect(left.filter((word) => !PUNCTUATION.test(word))).toEqual([]);
      }),
      { numRuns: 200 },
    ));

  it('is turned into words in Latin letters, without digits, signs or punctuation', () =>
    fc.assert(
      fc.property(text, language, (written, code) => {
        for (const { spoken } of readingOf(written, code)) expect(spoken).toMatch(SPOKEN);
      }),
      { numRuns: 200 },
    ));
});

describe('a whole number', () => {
  it('is read differently from every other number', () =>
    fc.assert(
      fc.property(fc.nat(), fc.nat(), language, (one, other, code) => {
        fc.pre(one !== other);
        const [first, second] = [one, other].map((number) => readingOf(`x ${number} y`, code)[1]?.spoken);
        expect(first).not.toBe(second);
        expect(first).not.toBe('');
      }),
    ));
});

const CHARACTERS = 100_000;
/** A limit on CPU time; a tenth of it is normally enough. */
const MOST_MS = CHARACTERS / 20;
const repeated = (unit: string): string => unit.repeat(CHARACTERS / unit.length);

describe(`hostile text of ${CHARACTERS} characters`, () => {
  it.each([
    ['digits', 'en', repeated('7')],
    ['digits and letters', 'fr', repeated('1a')],
    ['digits and dots', 'de', repeated('1.')],
    ['digits and hyphens', 'en', `${repeated('1-')}x`],
    ['hyphens', 'en', `${repeated('-')}a`],
    ['ampersands', 'en', `${repeated('&')}a`],
    ['hashes', 'en', `a${repeated('#')}`],
    ['numbers', 'es', repeated('12 500 ')],
    ['abbreviations', 'de', repeated('z. B. ')],
    ['Roman numerals', 'fr', repeated('XIV. ')],
    ['ordinals', 'de', repeated('3. und ')],
    ['capitals', 'en', repeated('A')],
    ['combining marks', 'en', `a${repeated('\u0301\u0323')}`],
    ['right-to-left text', 'en', repeated('שלום ')],
    ['control characters', 'es', repeated('\u0000\u001b\u202e')],
    ['ligatures that grow', 'en', repeated('\ufdfa')],
    ['equations', 'en', repeated('1+1=')],
    ['addresses', 'de', repeated('1.1.1.1 ')],
    ['telephone numbers', 'fr', repeated('06 12 34 ')],
    ['units', 'es', `5 ${repeated('m/')}`],
    ['names with dots', 'en', repeated('a.js .b ')],
    ['a long name with dots', 'en', repeated('a.b')],
    ['short counts', 'es', repeated('5K a ')],
    ['groups with spaces', 'en', repeated('12 500 people ')],
    ['lone surrogates', 'de', repeated('\ud83d')],
  ] as const)('made up of %s is read without delay', (_, code, hostile) => {
    const begin = process.cpuUsage();
    expect(readingOf(hostile, code).length).toBeGreaterThan(0);
    expect(process.cpuUsage(begin).user / 1000).toBeLessThan(MOST_MS);
  });
});
