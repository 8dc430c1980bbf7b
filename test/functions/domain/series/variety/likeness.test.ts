import { describe, expect, it } from 'vitest';
import { likenessOf, sameOrder, type Telling, tellingOf } from '#functions/domain/series/variety/likeness.ts';
import { letterTrigrams } from '#functions/domain/series/variety/trigrams.ts';

const tell = (letters: readonly string[]): Telling => letters.map((letter) => new Set([letter]));

it('a script is compared by the letter trigrams of its sentences', () => {
  const sentences = [{ words: ['the', 'lamp'] }, { words: ['nobody', 'came'] }];
  expect(tellingOf(sentences)).toEqual(sentences.map(({ words }) => letterTrigrams(words)));
});

describe('the share of a story that two scripts tell in the same order', () => {
  it.each([
    ['the same sentences', ['a', 'b', 'c'], ['a', 'b', 'c'], 1],
    ['two of three sentences in the same order', ['a', 'b', 'c'], ['a', 'x', 'c'], 2 / 3],
    ['the same two sentences the other way round', ['a', 'b'], ['b', 'a'], 0.5],
    ['one more sentence between them', ['a', 'b'], ['a', 'x', 'b'], 0.8],
    ['two sentences missing between them', ['a', 'x', 'y', 'b'], ['a', 'b'], 2 / 3],
    ['a repeated sentence, which counts only once', ['a', 'a', 'a'], ['a'], 0.5],
    ['no sentence in common', ['a'], ['b'], 0],
    ['no sentences in one of them', ['a'], [], 0],
    ['no sentences at all', [], [], 0],
  ] as const)('is correct with %s', (_, one, other, order) => {
    expect(sameOrder(tell(one), tell(other))).toBeCloseTo(order, 9);
    expect(sameOrder(tell(other), tell(one))).toBeCloseTo(order, 9);
  });
});

describe('the likeness of two scripts', () => {
  const ten = Array.from({ length: 10 }, (_, at) => `s${at}`);
  const sharing = (count: number): readonly string[] => ten.map((name, at) => (at < count ? name : `x${at}`));

  it.each([
    [0, 0],
    [1, 0.25],
    [2, 0.5],
    [6, 0.75],
    [10, 1],
  ])('that share %d of ten sentences is %d', (count, likeness) => {
    expect(likenessOf(tell(ten), tell(sharing(count)))).toBeCloseTo(likeness, 9);
  });
});
