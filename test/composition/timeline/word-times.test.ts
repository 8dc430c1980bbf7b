import { describe, expect, it } from 'vitest';
import {
  endsSentence,
  markedWords,
  TimedWord,
  timeWords,
  WordTime,
} from '#composition/timeline/word-times.ts';
import type { Language } from '#contract/catalogue.ts';

type Mark = readonly [start: number, end: number, startMs: number, endMs: number];
const timed = (narrations: readonly string[], marks: readonly Mark[], narrationMs: number) =>
  timeWords(
    narrations,
    'en',
    marks.map(([start, end, startMs, endMs]) => ({ start, end, startMs, endMs })),
    narrationMs,
  ).map(({ text, scene, startMs, endMs }) => [text, scene, startMs, endMs]);
/** Three words at characters 0–2, 3–5 and 6–8. */
const ABC = ['aa bb cc'];

describe('word timings', () => {
  it('come from the voice’s marks for each word, with positions counted across all scenes', () => {
    const marks: Mark[] = [
      [8, 13, 500, 900],
      [0, 3, 100, 200],
      [4, 7, 200, 400],
    ];
    expect(timed(['one two', 'three'], marks, 1000)).toEqual([
      ['one', 0, 100, 200],
      ['two', 0, 200, 400],
      ['three', 1, 500, 900],
    ]);
  });

  it('cover every speech mark that overlaps a word, but none that is only next to it', () => {
    expect(
      timed(
        ABC,
        [
          [0, 1, 150, 160],
          [1, 2, 100, 120],
          [2, 3, 20, 990],
          [3, 5, 300, 400],
          [5, 6, 10, 980],
          [7, 20, 500, 600],
        ],
        1000,
      ),
    ).toEqual([
      ['aa', 0, 100, 160],
      ['bb', 0, 300, 400],
      ['cc', 0, 500, 600],
    ]);
  });

  it.each<readonly [string, readonly Mark[], readonly (readonly [number, number])[]]>([
    [
      'all the time if there are no marks',
      [],
      [
        [0, 300],
        [300, 600],
        [600, 900],
      ],
    ],
    [
      'the time before a mark',
      [[6, 8, 400, 500]],
      [
        [0, 200],
        [200, 400],
        [400, 500],
      ],
    ],
    [
      'the time after a mark',
      [[0, 2, 100, 300]],
      [
        [100, 300],
        [300, 600],
        [600, 900],
      ],
    ],
    [
      'the time between marks',
      [
        [0, 2, 100, 300],
        [6, 8, 700, 800],
      ],
      [
        [100, 300],
        [300, 700],
        [700, 800],
      ],
    ],
    [
      'no time between marks that overlap',
      [
        [0, 2, 100, 500],
        [6, 8, 300, 800],
      ],
      [
        [100, 300],
        [300, 300],
        [300, 800],
      ],
    ],
  ])('fill %s', (_, marks, times) => {
    expect(timed(ABC, marks, 900).map(([, , from, to]) => [from, to])).toEqual(times);
  });

  it('divide the time in proportion to the words’ lengths', () => {
    expect(timed(['a bbb', 'cccc'], [], 800)).toEqual([
      ['a', 0, 0, 100],
      ['bbb', 0, 100, 400],
      ['cccc', 1, 400, 800],
    ]);
  });

  it.each<readonly [string, readonly Mark[], readonly (readonly [number, number])[]]>([
    [
      'begins before the previous word',
      [
        [0, 2, 300, 400],
        [3, 5, 200, 500],
        [6, 8, 600, 700],
      ],
      [
        [300, 300],
        [300, 500],
        [600, 700],
      ],
    ],
    [
      'ends before it begins',
      [
        [0, 2, 300, 200],
        [3, 5, 400, 500],
        [6, 8, 600, 700],
      ],
      [
        [300, 300],
        [400, 500],
        [600, 700],
      ],
    ],
    [
      'ends after the next one begins',
      [
        [0, 2, 100, 450],
        [3, 5, 400, 650],
        [6, 8, 600, 700],
      ],
      [
        [100, 400],
        [400, 600],
        [600, 700],
      ],
    ],
    [
      'begins after the narration',
      [
        [0, 2, 100, 200],
        [3, 5, 950, 990],
        [6, 8, 960, 990],
      ],
      [
        [100, 200],
        [900, 900],
        [900, 900],
      ],
    ],
    [
      'ends after the narration',
      [
        [0, 2, 100, 200],
        [3, 5, 300, 400],
        [6, 8, 600, 990],
      ],
      [
        [100, 200],
        [300, 400],
        [600, 900],
      ],
    ],
  ])('never run backwards or past the end when a word %s', (_, marks, times) => {
    expect(timed(ABC, marks, 900).map(([, , from, to]) => [from, to])).toEqual(times);
  });

  it('are empty for text without words', () => {
    expect(timed([], [[0, 2, 0, 100]], 900)).toEqual([]);
    expect(timed(['  '], [], 900)).toEqual([]);
  });
});

describe('a word', () => {
  it.each([
    ['one  two\nthree', ['one', 'two', 'three']],
    ['it’s well-known.', ['it’s', 'well-known.']],
    ['«  La caravane  » , il', ['«  La', 'caravane  » ,', 'il']],
    ['«« La »»', ['«« La »»']],
    ['¿ Qué ? ¡ Sí !', ['¿ Qué ?', '¡ Sí !']],
    ['said — now', ['said —', 'now']],
    ['— Oui', ['— Oui']],
    ['rit ! ! ?', ['rit ! ! ?']],
    ['rien :-) fin', ['rien :-)', 'fin']],
    ['rien :x fin', ['rien', ':x', 'fin']],
    ['a ?! b', ['a ?!', 'b']],
    ['50 % mehr', ['50 %', 'mehr']],
    ['a & b', ['a', '&', 'b']],
    ['( a )', ['( a )']],
    ['[Old] map (new) {x}', ['[Old]', 'map', '(new)', '{x}']],
    ['paid $100 at 9:30PM. Then', ['paid', '$100', 'at', '9:30PM.', 'Then']],
    ['x «b', ['x', '«b']],
  ])('in %j keeps its detached punctuation: %j', (text, words) => {
    const found = timeWords([text], 'en', [], 1000).map((word) => word.text);
    expect(found).toEqual(words);
  });
});

it('flags what captions need to know about a word', () => {
  const marks = timeWords(['Dr. Roy met a man—which helped.'], 'en', [], 1000).map(
    ({ text, isDotted, leads, isJoined }) => [text, isDotted, leads, isJoined],
  );
  const [yes, no] = [true, undefined];
  expect(marks).toEqual([
    ['Dr.', yes, yes, no],
    ['Roy', no, no, no],
    ['met', no, no, no],
    ['a', no, yes, no],
    ['man—', no, no, yes],
    ['which', no, no, no],
    ['helped.', no, no, no],
  ]);
  const begin = timeWords(['et de la mer, und am 3. Mai'], 'fr', [], 1000).filter((word) => word.begins);
  expect(begin.map(({ text }) => text)).toEqual(['de', 'la']);
  expect(markedWords('Dr. Roy', 'en', [{ text: 'Dr.' }, { text: 'Ray' }])).toEqual([
    { text: 'Dr.', isDotted: true, leads: true },
    { text: 'Ray' },
  ]);
});

it.each<[Language, string, readonly string[]]>([
  ['en', '“Really?” she said. Dr. Smith left… and came back.', ['said.', 'back.']],
  ['fr', '« Vraiment ? », dit-elle. « Non ! » cria-t-il.', ['dit-elle.', 'cria-t-il.']],
  ['de', '„Wirklich?“, fragte sie am 29. Juli. Er schwieg.', ['Juli.', 'schwieg.']],
  ['es', '—¿Quién es? —preguntó. En EE. UU. nadie lo sabe.', ['—preguntó.', 'sabe.']],
])('in %s, ends sentences where the reading does: %s', (language, text, ends) => {
  const words = timeWords([text], language, [], 1000);
  expect(words.filter(endsSentence).map((word) => word.text)).toEqual(ends);
});

it('returns valid timings and words unchanged, and refuses invalid ones', () => {
  const time = { start: 0, end: 3, startMs: 0.5, endMs: 20 };
  const word = { text: 'one', scene: 0, startMs: -3.5, endMs: 2 };
  expect(WordTime.parse(time)).toEqual(time);
  expect(TimedWord.parse(word)).toEqual(word);
  for (const wrong of [
    {},
    { ...time, start: -1 },
    { ...time, end: 1.5 },
    { ...time, startMs: -1 },
    { ...time, endMs: -1 },
  ])
    expect(WordTime.safeParse(wrong).success).toBe(false);
  for (const wrong of [{}, { ...word, scene: -1 }, { ...word, scene: 0.5 }, { ...word, text: 1 }])
    expect(TimedWord.safeParse(wrong).success).toBe(false);
});
