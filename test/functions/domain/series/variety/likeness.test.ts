import { describe, expect, it } from 'vitest';
import {
  likenessOf,
  type PartLikeness,
  type Traits,
  traitsOf,
  wholeLikeness,
} from '#functions/domain/series/variety/likeness.ts';
import type { Sentence } from '#functions/domain/series/variety/sentences.ts';
import { letterTrigrams } from '#functions/domain/series/variety/trigrams.ts';

const title = { title: 'The Lamp 7', language: 'en' } as const;
const sentence = (text: string): Sentence => ({ text: `${text}.`, words: text.split(' ') });
const set = (...items: string[]): ReadonlySet<string> => new Set(items);
const all = (likeness: number): PartLikeness => ({
  topic: likeness,
  firstLine: likeness,
  structure: likeness,
  ending: likeness,
});

describe('the comparison of scripts', () => {
  const first = sentence('one two three four five six seven eight nine ten eleven');
  const second = sentence('twelve');
  const third = sentence('the sea 9');

  it('uses their longer words and numbers, their first and last twelve words, and their sentences', () => {
    expect(traitsOf(title, [first, second, third])).toEqual({
      topic: letterTrigrams([
        'lamp',
        '7',
        'three',
        'four',
        'five',
        'seven',
        'eight',
        'nine',
        'eleven',
        'twelve',
        '9',
      ]),
      firstLine: letterTrigrams([...first.words, 'twelve']),
      sentences: [first, second, third].map(({ words }) => letterTrigrams(words)),
      shapes: set(
        '| one two',
        'one two _',
        'two _ four',
        '_ four five',
        'four five six',
        'five six _',
        'six _ _',
        '_ _ nine',
        '_ nine ten',
        'nine ten _',
        'ten _ .',
        '| the sea',
        'the sea #',
        'sea # .',
      ),
      ending: letterTrigrams(['the', 'sea', '9', 'twelve', ...first.words]),
    });
  });

  it('uses whole sentences at both ends, up to the one with the twelfth word', () => {
    const twelve = { ...first, words: [...first.words, 'x'] };
    const traits = traitsOf(title, [twelve, second, twelve]);
    expect(traits.firstLine).toEqual(letterTrigrams(twelve.words));
    expect(traits.ending).toEqual(letterTrigrams(twelve.words));
  });

  it('uses only the title of a script without sentences', () => {
    expect(traitsOf(title, [])).toEqual({
      topic: letterTrigrams(['lamp', '7']),
      firstLine: set(),
      sentences: [],
      shapes: set(),
      ending: set(),
    });
  });
});

describe('the likeness of two scripts', () => {
  const traits = (change: Partial<Traits>): Traits => ({
    topic: set(),
    firstLine: set(),
    sentences: [],
    shapes: set(),
    ending: set(),
    ...change,
  });

  it('is a figure for each part', () => {
    const one = traits({
      topic: set('a', 'b'),
      firstLine: set('c'),
      shapes: set('d', 'e'),
      ending: set('f'),
    });
    const other = traits({
      topic: set('a', 'x'),
      firstLine: set('c'),
      shapes: set('d', 'e', 'y', 'z'),
      ending: set('w'),
    });
    expect(likenessOf(one, other)).toEqual({ topic: 0.5, firstLine: 1, structure: 2 / 3, ending: 0 });
    expect(likenessOf(traits({}), traits({}))).toEqual(all(0));
  });

  it.each([
    ['the same sentences', ['a', 'b', 'c'], ['a', 'b', 'c'], 1],
    ['two of three in the same order', ['a', 'b', 'c'], ['a', 'x', 'c'], 2 / 3],
    ['the same ones the other way round: one pair', ['a', 'b'], ['b', 'a'], 0.5],
    ['one more between them', ['a', 'b'], ['a', 'x', 'b'], 0.8],
    ['one less', ['a', 'x', 'y', 'b'], ['a', 'b'], 2 / 3],
    ['each sentence once', ['a', 'a', 'a'], ['a'], 0.5],
    ['none', ['a'], ['b'], 0],
    ['none in one of them', ['a'], [], 0],
  ] as const)('in structure, with %s', (_, one, other, likeness) => {
    const of = (letters: readonly string[]): Traits =>
      traits({ sentences: letters.map((letter) => set(letter)) });
    expect(likenessOf(of(one), of(other)).structure).toBeCloseTo(likeness, 9);
    expect(likenessOf(of(other), of(one)).structure).toBeCloseTo(likeness, 9);
  });

  it('in structure follows order or shape, whichever is higher', () => {
    const half = traits({ sentences: [set('a'), set('b')], shapes: set('s') });
    expect(likenessOf(half, { ...half, sentences: [set('a'), set('x')] }).structure).toBe(1);
    expect(likenessOf(half, { ...half, shapes: set('t') }).structure).toBe(1);
  });

  it.each([
    [0, 0],
    [0.14, 0.25],
    [0.2799, 0.4998],
    [0.28, 0.5],
    [0.64, 0.75],
    [1, 1],
  ])('as a whole, with a mean of %d, is %d', (mean, whole) => {
    expect(wholeLikeness(all(mean))).toBeCloseTo(whole, 4);
  });

  it('as a whole follows the mean of its four parts', () => {
    expect(wholeLikeness({ topic: 1, firstLine: 0, structure: 0, ending: 0.12 })).toBeCloseTo(0.5, 9);
    expect(wholeLikeness({ topic: 0, firstLine: 0.28, structure: 0.28, ending: 0 })).toBeCloseTo(0.25, 9);
  });
});
