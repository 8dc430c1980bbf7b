import { describe, expect, it } from 'vitest';
import { captionText, undrawableCharacters, widthInEms } from '#composition/captions/caption-text.ts';
import { evenFonts, plainStyle } from '#test/support/film/even-fonts.ts';

const { font } = plainStyle();

describe('characters that captions can’t show', () => {
  it.each([
    ['', []],
    ['go…', []],
    ['你a好 你', ['你', '好']],
    ['\t\n\u1680\u2028', []],
    ['🚀 👍🏽 🇩 \u{FE0E}\u{FE0F}1\u{20E3}', []],
    ['\u200D\u0007\uE000\uD83D', []],
    ['㐂🚀\t\u200D𠮷', ['㐂', '𠮷']],
  ] as const)('in %j are %j', (text, characters) => {
    expect(undrawableCharacters(evenFonts, text)).toEqual(characters);
  });
});

describe('a word of a caption', () => {
  it.each([
    ['as-written', 'Straße', 'Straße'],
    ['upper', 'Straße', 'STRASSE'],
    ['as-written', 'Ｗｉｄｅ', 'Wide'],
    ['as-written', '你go🚀', 'go'],
    ['as-written', 'a\u00ADb', 'ab'],
    ['as-written', '🚀', ''],
  ] as const)('in the letter case %s, written as %j, is drawn as %j', (letterCase, word, text) => {
    expect(captionText(evenFonts, word, { font: { ...font, case: letterCase } })).toBe(text);
  });

  it.each([
    ['', 800, 0],
    ['abcd', 700, 1.6],
    ['abcd', 800, 2],
    ['abcd', 900, 2.4],
    ['a@', 800, 20.5],
  ] as const)('%j at weight %i is %d em wide', (text, weight, ems) => {
    expect(widthInEms(evenFonts, text, weight)).toBe(ems);
  });
});
