import { describe, expect, it } from 'vitest';
import { type BlockShape, textBlock } from '#composition/captions/text-block.ts';
import { evenFonts } from '#test/support/film/even-fonts.ts';

/** A line has room for 20 characters at size 100, 25 at 80 and 33 at 60. */
const SHAPE: BlockShape = {
  weight: 800,
  size: { most: 100, least: 60, step: 20 },
  width: 1000,
  maxLines: 2,
};
const block = (text: string, change: Partial<BlockShape> = {}) =>
  textBlock(evenFonts, text, { ...SHAPE, ...change });
const a = (count: number): string => 'a'.repeat(count);
const many = (count: number): string => Array.from({ length: count }, () => 'aa').join(' ');

describe('text broken into lines', () => {
  it.each([
    ['nothing', '', 100, []],
    ['only characters that no caption draws', ' 🚀 ', 100, []],
    ['a few words', 'one two', 100, ['one two']],
    ['words between wide spaces', '  one \n two 🚀 ', 100, ['one two']],
    ['words as wide as the line', `${a(9)} ${a(10)}`, 100, [`${a(9)} ${a(10)}`]],
    ['words that are a letter too wide', `${a(10)} ${a(10)}`, 100, [a(10), a(10)]],
    ['a word as wide as the line', a(20), 100, [a(20)]],
    ['a word that is a letter too wide', a(21), 80, [a(21)]],
    ['a word as wide as the line and another', `${a(20)} b`, 100, [a(20), 'b']],
  ])('with %s is as large as possible', (_, text, size, lines) => {
    expect(block(text)).toEqual({ size, lines });
  });

  it.each([
    ['aaaa bbbb cccc dddd eeee', ['aaaa bbbb cccc', 'dddd eeee']],
    ['aa bb cc dd ee ff gg hh', ['aa bb cc dd', 'ee ff gg hh']],
    ['aaaa bb cc dd ee ff gg', ['aaaa bb cc', 'dd ee ff gg']],
  ])('has lines of about equal width: %j', (text, lines) => {
    expect(block(text)).toEqual({ size: 100, lines });
  });

  it('shrinks until it has few enough lines, down to the smallest size', () => {
    expect(block(many(14))).toEqual({ size: 100, lines: [many(7), many(7)] });
    expect(block(many(15))).toEqual({ size: 80, lines: [many(8), many(7)] });
    expect(block(many(17))).toEqual({ size: 60, lines: [many(9), many(8)] });
    expect(block(many(20))).toEqual({ size: 60, lines: [many(10), many(10)] });
    expect(block(many(15), { maxLines: 3 })).toEqual({ size: 100, lines: [many(5), many(5), many(5)] });
  });

  it.each([
    ['a word that is too wide at the smallest size', a(34), [a(33), 'a']],
    ['a word that is too wide, after another', `b ${a(34)}`, ['b', `${a(32)}…`]],
    ['nothing of a character that is wider than a line', '@', ['@']],
    ['a word that is too wide, before another', `${a(34)} b`, [a(33), 'a b']],
    ['a text that is too long', a(80), [a(33), `${a(32)}…`]],
    ['a text whose last line has room', `${a(33)} bb ${a(33)}`, [a(33), 'bb…']],
  ])('breaks or cuts %s', (_, text, lines) => {
    expect(block(text)).toEqual({ size: 60, lines });
  });

  it('is truncated early enough to leave room for the ellipsis', () => {
    expect(block(a(80), { width: 1020 }).lines).toEqual([a(34), `${a(33)}…`]);
    expect(block(a(80), { maxLines: 1 }).lines).toEqual([`${a(32)}…`]);
  });

  it('is wider in a heavier weight', () => {
    expect(block(a(25), { weight: 700 })).toEqual({ size: 100, lines: [a(25)] });
    expect(block(a(17), { weight: 900 })).toEqual({ size: 80, lines: [a(17)] });
  });
});
