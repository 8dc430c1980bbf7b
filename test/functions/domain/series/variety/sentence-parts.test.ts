import { describe, expect, it } from 'vitest';
import { catchphrasesOf, withoutCatchphrases } from '#functions/domain/series/variety/catchphrases.ts';
import { sentenceShape, shapeTrigrams } from '#functions/domain/series/variety/sentence-shape.ts';
import { spokenSentences } from '#functions/domain/series/variety/sentences.ts';
import { letterTrigrams, overlap, trigramsOf, wordsOf } from '#functions/domain/series/variety/trigrams.ts';

describe('the words of a text', () => {
  it.each([
    ['en', 'The Lamp — it’s 7!', ['the', 'lamp', 'it’s', '7']],
    ['de', 'Ärger, ÜBER', ['ärger', 'über']],
    ['fr', '« Où ? »', ['où']],
    ['es', '¿Qué?', ['qué']],
    ['en', '', []],
    ['en', '… — !', []],
  ] as const)('in %s: %j has %j', (language, text, words) => {
    expect(wordsOf(text, language)).toEqual(words);
  });

  it('are kept by sentence, if there are any', () => {
    expect(spokenSentences({ title: 'x', content: 'The lamp. Seven ships!', language: 'en' })).toEqual([
      { text: 'The lamp. ', words: ['the', 'lamp'] },
      { text: 'Seven ships!', words: ['seven', 'ships'] },
    ]);
    expect(spokenSentences({ title: 'x', content: ' — ', language: 'en' })).toEqual([]);
  });
});

describe('trigrams', () => {
  it.each([
    [['a', 'b'], []],
    [['a', 'b', 'c'], ['a b c']],
    [
      ['a', 'b', 'c', 'd'],
      ['a b c', 'b c d'],
    ],
  ])('of %j are %j', (items, trigrams) => {
    expect(trigramsOf(items)).toEqual(trigrams);
  });

  it.each([
    [[], []],
    [['a'], ['^a$']],
    [
      ['lamp', 'la'],
      ['^la', 'lam', 'amp', 'mp$', 'la$'],
    ],
  ])('of the letters in %j are %j', (words, trigrams) => {
    expect([...letterTrigrams(words)]).toEqual(trigrams);
  });

  it.each([
    ['', '', 0],
    ['ab', '', 0],
    ['ab', 'cd', 0],
    ['ab', 'ab', 1],
    ['ab', 'bcd', 0.4],
    ['bcd', 'ab', 0.4],
    ['abc', 'abcdef', 2 / 3],
  ])('compared as sets: %j and %j have %d in common', (one, other, share) => {
    expect(overlap(new Set(one), new Set(other))).toBeCloseTo(share, 9);
  });
});

describe('the shape of a sentence', () => {
  it.each([
    ['four long words', 'x!', ['aaaa', 'aaaaa', 'aaaaaaa', 'aaaaaaaa'], ['|', 'aaaa', '_', '_', '__', '!']],
    ['numbers', 'x', ['1907', 'b52'], ['|', '#', '#', '.']],
    ['letters beyond UTF-16', 'x', ['𝒜𝒜𝒜𝒜', '𝒜𝒜𝒜𝒜𝒜'], ['|', '𝒜𝒜𝒜𝒜', '_', '.']],
    ['its last mark', 'a. b? c…”', ['a'], ['|', 'a', '…']],
    ['a colon', 'a:', ['a'], ['|', 'a', ':']],
    ['no mark', 'a,', ['a'], ['|', 'a', '.']],
    ['another script’s mark', 'a。', ['a'], ['|', 'a', '。']],
  ])('has %s', (_, text, words, shape) => {
    expect(sentenceShape({ text, words })).toEqual(shape);
  });

  it('is compared by its trigrams with a short word, each counted once', () => {
    const told = { text: 'x.', words: ['lantern', 'harbour', 'the', '1907', 'lighthouse', 'mountain'] };
    expect([...shapeTrigrams([told, told])]).toEqual(['_ _ the', '_ the #', 'the # __']);
    expect([...shapeTrigrams([])]).toEqual([]);
  });
});

describe('a catchphrase', () => {
  const say = (...texts: string[]) => texts.map((text) => ({ text, words: text.split(' ') }));
  const phrases = (...scripts: string[][]) => [...catchphrasesOf(scripts.map((texts) => say(...texts)))];

  it.each([
    ['is in no script', [], []],
    [
      'is in two scripts',
      [
        ['hello you', 'a'],
        ['hello you', 'b'],
      ],
      ['hello you'],
    ],
    ['is not in one alone, however often', [['hello', 'hello'], ['b']], []],
    [
      'may be the second sentence',
      [
        ['a', 'hello', 'b', 'c', 'd'],
        ['e', 'hello', 'f', 'g', 'h'],
      ],
      ['hello'],
    ],
    [
      'may be the second to last',
      [
        ['a', 'b', 'c', 'bye', 'd'],
        ['e', 'f', 'g', 'bye', 'h'],
      ],
      ['bye'],
    ],
    [
      'may be the last',
      [
        ['a', 'b', 'c', 'd', 'bye'],
        ['e', 'f', 'g', 'h', 'bye'],
      ],
      ['bye'],
    ],
    [
      'is not in the middle',
      [
        ['a', 'b', 'mid', 'c', 'd'],
        ['e', 'f', 'mid', 'g', 'h'],
      ],
      [],
    ],
    ['is word for word', [['hello you'], ['hello there']], []],
    ['is in two of three', [['hello'], ['a'], ['hello']], ['hello']],
  ])('%s', (_, scripts, found) => {
    expect(phrases(...scripts)).toEqual(found);
  });

  const left = (texts: string[], ...known: string[]) =>
    withoutCatchphrases(say(...texts), new Set(known)).map(({ text }) => text);

  it.each([
    ['at the beginning', ['x', 'y', 'a', 'b', 'c'], ['a', 'b', 'c']],
    ['at the end', ['a', 'b', 'c', 'x', 'y'], ['a', 'b', 'c']],
    ['not in the middle', ['a', 'b', 'x', 'c', 'd'], ['a', 'b', 'x', 'c', 'd']],
    ['not third from the end', ['a', 'b', 'c', 'x', 'd', 'e'], ['a', 'b', 'c', 'x', 'd', 'e']],
    ['not where two sentences would be left', ['x', 'a', 'b'], ['x', 'a', 'b']],
    ['where three are left', ['x', 'a', 'b', 'c'], ['a', 'b', 'c']],
  ])('is left out %s', (_, texts, rest) => {
    expect(left(texts, 'x', 'y')).toEqual(rest);
  });

  it('stays when it is unknown', () => {
    expect(left(['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd']);
  });
});
