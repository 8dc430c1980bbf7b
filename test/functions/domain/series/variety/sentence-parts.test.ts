import { describe, expect, it } from 'vitest';
import { catchphrasesOf, withoutCatchphrases } from '#functions/domain/series/variety/catchphrases.ts';
import { wordedSentences } from '#functions/domain/series/variety/sentences.ts';
import { letterTrigrams, overlap, wordsOf } from '#functions/domain/series/variety/trigrams.ts';

describe('the words of a text', () => {
  it.each([
    ['en', 'The Lamp — it’s 7!', ['the', 'lamp', 'it’s', '7']],
    ['de', 'Ärger, ÜBER', ['ärger', 'über']],
    ['fr', '« Où ? »', ['où']],
    ['es', '¿Qué?', ['qué']],
    ['en', '', []],
    ['en', '… — !', []],
  ] as const)('in %s, such as %j, are %j', (language, text, words) => {
    expect(wordsOf(text, language)).toEqual(words);
  });

  it('are grouped by sentence, if there are sentences', () => {
    expect(wordedSentences({ title: 'x', content: 'The lamp. Seven ships!', language: 'en' })).toEqual([
      { words: ['the', 'lamp'] },
      { words: ['seven', 'ships'] },
    ]);
    expect(wordedSentences({ title: 'x', content: ' — ', language: 'en' })).toEqual([]);
  });
});

describe('trigrams', () => {
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

describe('a catchphrase', () => {
  const say = (...texts: string[]) => texts.map((text) => ({ words: text.split(' ') }));
  const phrases = (...scripts: string[][]) => [...catchphrasesOf(scripts.map((texts) => say(...texts)))];

  it.each([
    ['does not exist without scripts', [], []],
    [
      'is in two scripts',
      [
        ['hello you', 'a'],
        ['hello you', 'b'],
      ],
      ['hello you'],
    ],
    ['is not in one script alone, however often it is repeated', [['hello', 'hello'], ['b']], []],
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
    ['matches word for word', [['hello you'], ['hello there']], []],
    ['is in two of three scripts', [['hello'], ['a'], ['hello']], ['hello']],
  ])('%s', (_, scripts, found) => {
    expect(phrases(...scripts)).toEqual(found);
  });

  const left = (texts: string[], ...known: string[]) =>
    withoutCatchphrases(say(...texts), new Set(known)).map(({ words }) => words.join(' '));

  it.each([
    ['at the beginning', ['x', 'y', 'a', 'b', 'c'], ['a', 'b', 'c']],
    ['at the end', ['a', 'b', 'c', 'x', 'y'], ['a', 'b', 'c']],
    ['but not in the middle', ['a', 'b', 'x', 'c', 'd'], ['a', 'b', 'x', 'c', 'd']],
    ['but not third from the end', ['a', 'b', 'c', 'x', 'd', 'e'], ['a', 'b', 'c', 'x', 'd', 'e']],
    ['but not if only two sentences would remain', ['x', 'a', 'b'], ['x', 'a', 'b']],
    ['if three sentences remain', ['x', 'a', 'b', 'c'], ['a', 'b', 'c']],
  ])('is left out %s', (_, texts, rest) => {
    expect(left(texts, 'x', 'y')).toEqual(rest);
  });

  it('stays in while no catchphrases are known', () => {
    expect(left(['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd']);
  });
});
