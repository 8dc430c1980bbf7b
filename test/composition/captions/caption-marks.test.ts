import { describe, expect, it } from 'vitest';
import {
  captionMarks,
  growthAt,
  lettersOf,
  markMs,
  SWEEP_FROM,
  sweptAt,
  underlineOf,
} from '#composition/captions/caption-marks.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import type { CaptionStyle, WordPhase } from '#contract/caption-styles.ts';
import { evenFonts, plainStyle, rounded } from '#test/support/film/even-fonts.ts';

type Spoken = readonly [text: string, startMs: number, endMs: number];

/** A film with these words in its second scene, which starts after one second (at frame 30) and lasts two seconds. */
const filmOf = (words: readonly Spoken[]): Timeline => ({
  frames: 90,
  narrationMs: 3000,
  scenes: [
    { index: 0, startFrame: 0, frames: 30 },
    { index: 1, startFrame: 30, frames: 60 },
  ],
  words: words.map(([text, startMs, endMs]) => ({ text, scene: 1, startMs, endMs })),
});
const marksOf = (change: Partial<CaptionStyle>, words: readonly Spoken[]) =>
  rounded(captionMarks(evenFonts, filmOf(words), 1, plainStyle(change)));

const { letters } = plainStyle();
const AAAA = { text: 'aaaa', x: 470, y: 1270, size: 100 };
const BB = { text: 'bb', x: 660, y: 1270, size: 100 };
const TWO: readonly Spoken[] = [
  ['aaaa', 1200, 1400],
  ['bb', 1500, 1700],
];
const word = (place: object, phase: WordPhase, from: number, to: number) => ({
  kind: 'word',
  ...place,
  phase,
  letters: letters[phase],
  from,
  to,
});

describe('the captions of a scene', () => {
  it('show each word before, while and after it is spoken', () => {
    expect(marksOf({}, TWO)).toEqual([
      word(AAAA, 'spoken', 6, 15),
      word(AAAA, 'said', 15, 21),
      word(BB, 'waiting', 6, 15),
      word(BB, 'spoken', 15, 21),
    ]);
  });

  it('leave out waiting words when the style hides them', () => {
    const hidden = { ...letters, waiting: { ...letters.waiting, opacity: 0 } };
    expect(marksOf({ letters: hidden }, TWO)).toEqual([
      word(AAAA, 'spoken', 6, 15),
      word(AAAA, 'said', 15, 21),
      word(BB, 'spoken', 15, 21),
    ]);
  });

  it('consist of a plate, followed by each word’s box, bar, light and letters', () => {
    const style = {
      panel: { colour: '#aaaaaa', acrossEms: 0.605, downEms: 1.244, cornerEms: 0.459 },
      box: { colour: '#bbbbbb', acrossEms: 0.261, downEms: 1.1, cornerEms: 0.22 },
      underline: { colour: '#cccccc', heightEms: 0.15, dropEms: 0.57, ms: 170 },
      glow: { colour: '#dddddd', width: 0, blur: 0, opacity: 0.9 },
    } as const;
    const box = { kind: 'box', colour: '#bbbbbb', y: 1272, height: 110, corner: 22 };
    const bar = { kind: 'box', colour: '#cccccc', sweepMs: 170, y: 1327, height: 15, corner: 7 };
    expect(marksOf(style, TWO)).toEqual([
      {
        kind: 'box',
        colour: '#aaaaaa',
        x: 540,
        y: 1272,
        width: 401,
        height: 124,
        corner: 46,
        from: 6,
        to: 21,
      },
      { ...box, x: 470, width: 226, from: 6, to: 15 },
      { ...bar, x: 470, width: 200, from: 6, to: 15 },
      { kind: 'glow', ...AAAA, from: 6, to: 15 },
      word(AAAA, 'spoken', 6, 15),
      word(AAAA, 'said', 15, 21),
      { ...box, x: 660, width: 126, from: 15, to: 21 },
      { ...bar, x: 660, width: 100, from: 15, to: 21 },
      { kind: 'glow', ...BB, from: 15, to: 21 },
      word(BB, 'waiting', 6, 15),
      word(BB, 'spoken', 15, 21),
    ]);
  });

  it('have one plate per line', () => {
    const panel = { colour: '#aaaaaa', acrossEms: 0.4, downEms: 1.2, cornerEms: 0.1 } as const;
    const spoken = ['aaaa', 'bbbb', 'cccccccc'].map((text, at): Spoken => [text, 1200 + at, 1800 + at]);
    const [first, second] = captionMarks(evenFonts, filmOf(spoken), 1, plainStyle({ panel, words: 6 }));
    const plate = { kind: 'box', colour: '#aaaaaa', x: 540, height: 120, corner: 10, from: 6, to: 24 };
    expect(rounded([first, second])).toEqual([
      { ...plate, y: 1213, width: 480 },
      { ...plate, y: 1331, width: 440 },
    ]);
  });

  it('stay within their scene, no matter when its words are spoken', () => {
    expect(
      marksOf({}, [
        ['aaaa', 900, 2950],
        ['bb', 3100, 3200],
      ]),
    ).toEqual([word(AAAA, 'spoken', 0, 60), word(BB, 'waiting', 0, 60)]);
  });

  it('show every part of a hyphenated word for as long as the word is spoken', () => {
    const parts = captionMarks(evenFonts, filmOf([['a'.repeat(29), 1200, 1400]]), 1, plainStyle());
    expect(parts.map((mark) => [mark.kind, mark.kind === 'word' && mark.text, mark.from, mark.to])).toEqual([
      ['word', `${'a'.repeat(15)}-`, 6, 12],
      ['word', 'a'.repeat(14), 6, 12],
    ]);
  });

  it('alternate colours from page to page in a style with two colours', () => {
    const spoken = ['One.', 'Two.', 'Six.'].map(
      (text, at): Spoken => [text, 1100 + at * 100, 1200 + at * 100],
    );
    const colours = captionMarks(evenFonts, filmOf(spoken), 1, plainStyle({ alternate: '#3cf07a' })).map(
      (mark) => (mark.kind === 'word' ? [mark.text, mark.letters.colour] : []),
    );
    expect(colours).toEqual([
      ['One.', '#ffe02b'],
      ['Two.', '#3cf07a'],
      ['Six.', '#ffe02b'],
    ]);
  });

  it('are empty for a scene without words or one that doesn’t exist', () => {
    expect(captionMarks(evenFonts, filmOf(TWO), 2, plainStyle())).toEqual([]);
    expect(captionMarks(evenFonts, filmOf(TWO), 0, plainStyle())).toEqual([]);
  });
});

it.each([
  ['spoken', 0, '#3cf07a', '#ffe02b'],
  ['spoken', 1, '#3cf07a', '#3cf07a'],
  ['spoken', 2, '#3cf07a', '#ffe02b'],
  ['spoken', 1, undefined, '#ffe02b'],
  ['waiting', 1, '#3cf07a', '#ffffff'],
  ['said', 1, '#3cf07a', '#4ae0ff'],
] as const)(
  'a %s word on page %i, with %s as the style’s second colour, is drawn in %s',
  (phase, turn, other, colour) => {
    const style = other === undefined ? plainStyle() : plainStyle({ alternate: other });
    expect(lettersOf(style, phase, turn)).toEqual({ colour, opacity: 1, outlineOpacity: 1 });
  },
);

it('a bar below a word is as wide as the word, and has round ends', () => {
  const bar = { colour: '#ff4068', heightEms: 0.174, dropEms: 0.5, ms: 170 } as const;
  expect(underlineOf(bar, { x: 500, y: 1200, width: 200.6 }, 50)).toEqual({
    kind: 'box',
    colour: '#ff4068',
    sweepMs: 170,
    x: 500,
    y: 1225,
    width: 201,
    height: 9,
    corner: 4,
  });
});

describe('a mark', () => {
  it.each([
    [0, 0],
    [1, 10],
    [2, 50],
    [3, 80],
    [30, 980],
  ])('that first appears at frame %i starts at %i ms', (frame, ms) => {
    expect(markMs(frame)).toBe(ms);
  });

  it('has its full width at once if it is a box without a sweep, but grows from half its width if it is a bar', () => {
    expect(SWEEP_FROM).toBe(0.5);
    expect([0, 3, 9].map((frame) => sweptAt({ from: 3 }, frame))).toEqual([1, 1, 1]);
    const grown = [0, 3, 4, 6, 9].map((frame) => sweptAt({ from: 3, sweepMs: 160 }, frame));
    expect(rounded(grown)).toEqual([0.5, 0.563, 0.667, 0.875, 1]);
  });

  it('of a spoken word grows or shrinks to its final size, except in styles without growth', () => {
    const at = (growth: CaptionStyle['growth'], frames: readonly number[]) =>
      rounded(frames.map((frame) => growthAt(plainStyle(growth && { growth }), { from: 3 }, frame)));
    expect(at(undefined, [0, 3, 9])).toEqual([1, 1, 1]);
    expect(at({ from: 0.9, to: 1.1, ms: 160 }, [0, 3, 4, 6, 9])).toEqual([0.9, 0.925, 0.967, 1.05, 1.1]);
    expect(at({ from: 1.2, to: 1, ms: 160 }, [0, 3, 6, 9])).toEqual([1.2, 1.175, 1.05, 1]);
  });
});
