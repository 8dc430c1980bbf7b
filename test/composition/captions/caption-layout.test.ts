import { describe, expect, it } from 'vitest';
import {
  BLOCK_MIDDLE,
  CANVAS,
  CAPTION_ROOM,
  fitsUnshrunk,
  layOut,
  SAFE_MARGIN,
} from '#composition/captions/caption-layout.ts';
import type { CaptionStyle } from '#contract/caption-styles.ts';
import { evenFonts, plainStyle, rounded } from '#test/support/film/even-fonts.ts';

const a = (count: number): string => 'a'.repeat(count);
const times = (count: number, text: string): string[] => Array.from({ length: count }, () => text);
const place = (words: readonly string[], change: Partial<CaptionStyle> = {}, size = 100) =>
  layOut(evenFonts, words, plainStyle(change, size));
/** How many words each line has. */
const rows = (words: readonly string[], change: Partial<CaptionStyle> = {}, size = 100): number[] => {
  const { pieces } = place(words, change, size);
  return [...new Set(pieces.map(({ y }) => y))].map((y) => pieces.filter((each) => each.y === y).length);
};
const colour = '#101010';

it('the canvas leaves room for the platforms’ buttons', () => {
  expect([CANVAS, SAFE_MARGIN, CAPTION_ROOM, BLOCK_MIDDLE]).toEqual([
    { width: 1080, height: 1920 },
    { top: 210, bottom: 320, side: 120 },
    { from: 290, to: 1540 },
    1270,
  ]);
});

describe('the words on a page', () => {
  it('are side by side in the middle of the canvas', () => {
    expect(place(['aaaa'])).toEqual({
      size: 100,
      pieces: [{ text: 'aaaa', word: 0, x: 540, y: 1270, width: 200 }],
    });
    expect(place(['aaaa', 'bb'])).toEqual({
      size: 100,
      pieces: [
        { text: 'aaaa', word: 0, x: 470, y: 1270, width: 200 },
        { text: 'bb', word: 1, x: 660, y: 1270, width: 100 },
      ],
    });
  });

  it('take up two lines around the middle when they don’t fit on one', () => {
    expect(rounded(place([a(8), 'bbbb', 'cccc']))).toEqual({
      size: 100,
      pieces: [
        { text: a(8), word: 0, x: 540, y: 1211, width: 400 },
        { text: 'bbbb', word: 1, x: 420, y: 1329, width: 200 },
        { text: 'cccc', word: 2, x: 660, y: 1329, width: 200 },
      ],
    });
  });

  it.each<[string, string[], Partial<CaptionStyle> & { readonly size?: number }, number[]]>([
    ['one line if they just fit', [a(8), a(8)], {}, [2]],
    ['two lines if they are a letter too wide', [a(8), a(9)], {}, [1, 1]],
    ['the first line shorter if both ways are equally wide', times(3, a(6)), {}, [1, 2]],
    ['whichever way is narrower', [a(3), a(3), a(14)], {}, [2, 1]],
    ['two lines at most', times(3, a(12)), {}, [1, 2]],
    ['two lines with four words a page', times(5, a(6)), { words: 4 }, [2, 3]],
    ['three lines with five words a page', times(5, a(6)), { words: 5 }, [1, 2, 2]],
    ['three lines up to size 132', times(5, a(5)), { words: 5, size: 132 }, [1, 2, 2]],
    ['two lines above size 132', times(5, a(5)), { words: 5, size: 133 }, [2, 3]],
    ['no more lines than words', [a(20), 'bb'], { words: 5 }, [1, 1]],
    [
      'two lines if they are enough, even where three are allowed',
      [a(4), a(4), a(4), a(4)],
      { words: 6 },
      [2, 2],
    ],
  ])('break into lines: %s', (_, words, { size, ...change }, lines) => {
    expect(rows(words, change, size)).toEqual(lines);
  });

  it('stay at full size as long as the width and the number of lines allow', () => {
    const fits = (words: readonly string[], change: Partial<CaptionStyle> = {}, size = 100): boolean =>
      fitsUnshrunk(evenFonts, words, plainStyle(change, size));
    expect([fits([a(16)]), fits([a(17)])]).toEqual([true, false]);
    expect([fits([a(8), a(8)], {}, 100), fits([a(8), a(8), a(8), a(8)])]).toEqual([true, true]);
    expect([fits([a(8), a(8), a(8), a(9)]), fits(times(5, a(8)))]).toEqual([false, false]);
    expect([fits(times(5, a(5)), { words: 5 }, 132), fits(times(5, a(5)), { words: 5 }, 133)]).toEqual([
      true,
      false,
    ]);
    // Exactly 8.4 ems of 100 pixels.
    expect(fits(['aaaaa', 'bbbbbbbbbbb'])).toBe(true);
    expect(fits([a(15), a(16)], { outline: { width: 20, colour } })).toBe(true);
    expect(fits([a(15), a(16)], { outline: { width: 20.5, colour } })).toBe(false);
  });
});

describe('letters', () => {
  /** A word that is ten ems wide fits if an em is a tenth of the line’s width. */
  it.each([
    ['as large as their style says', 60, {}, 60],
    ['only as large as the line allows', 100, {}, 84],
    ['smaller with an outline', 100, { outline: { width: 10, colour } }, 82],
    ['smaller with a soft outline', 100, { outline: { width: 10, blur: 5, colour } }, 81],
    ['smaller on a panel', 100, { panel: { colour, acrossEms: 0.6, downEms: 1, cornerEms: 0 } }, 78],
    ['no smaller in a box', 100, { box: { colour, acrossEms: 0.4, downEms: 1, cornerEms: 0 } }, 84],
    [
      'smaller in a box if there is a look',
      100,
      { box: { colour, acrossEms: 0.4, downEms: 1, cornerEms: 0 }, position: 'lower' },
      80,
    ],
    ['no smaller in a look without a box', 100, { position: 'lower' }, 84],
    ['smaller with a glow', 100, { glow: { colour, width: 10, blur: 20, opacity: 1 } }, 78],
    [
      'as small as the outline or the glow requires, whichever is wider',
      100,
      { outline: { width: 10, colour }, glow: { colour, width: 5, blur: 1, opacity: 1 } },
      82,
    ],
    ['smaller if the spoken word grows', 100, { growth: { from: 1, to: 1.25, ms: 1 } }, 67],
    ['no smaller if the spoken word shrinks', 100, { growth: { from: 1, to: 0.5, ms: 1 } }, 84],
  ] as const)('are %s', (_, size, change, drawn) => {
    const page = place([a(20)], change, size);
    expect(rounded(page)).toEqual({
      size: drawn,
      pieces: [{ text: a(20), word: 0, x: 540, y: 1270, width: drawn * 10 }],
    });
  });

  it('have a size in whole pixels that depends on their font weight', () => {
    expect(place([a(19)]).size).toBe(88);
    expect(
      layOut(evenFonts, [a(19)], { ...plainStyle(), font: { weight: 700, size: 120, case: 'as-written' } }),
    ).toEqual({ size: 110, pieces: [{ text: a(19), word: 0, x: 540, y: 1270, width: 836 }] });
  });
});

describe('a word that is too wide at the smallest size', () => {
  it('is hyphenated into lines of about equal width', () => {
    expect(place([a(28)]).pieces.map(({ text }) => text)).toEqual([a(28)]);
    expect(rounded(place([a(29)]))).toEqual({
      size: 60,
      pieces: [
        { text: `${a(15)}-`, word: 0, x: 540, y: 1234.6, width: 480 },
        { text: a(14), word: 0, x: 540, y: 1305.4, width: 420 },
      ],
    });
  });

  it.each([
    [54, [28, 27]],
    [55, [20, 20, 17]],
    [56, [20, 20, 18]],
    [300, times(8, a(27)).map(({ length }) => length)],
  ])('of %i letters has lines of %j', (letters, lines) => {
    expect(place([a(letters)]).pieces.map(({ text }) => text.length)).toEqual(lines);
  });

  it.each([
    ['Donau-dampf-schiff-fahrts-gesellschafts-kapitän', ['Donaudampfschifffahrts-', 'gesellschaftskapitän']],
    ['anti-cons-ti-tu-tion-nel-le-ment-vraiment', ['anticonstitution-', 'nellementvraiment']],
    // If there is no good place to break in the second half of a line, the line ends where it is full.
    ['a-bcdefghijklmnopqrstuvwxyzabcdef', ['abcdefghijklmnop-', 'qrstuvwxyzabcdef']],
  ])('is broken at its soft hyphen: %s', (word, lines) =>
    expect(place([word.replaceAll('-', '\u00AD')]).pieces.map(({ text }) => text)).toEqual(lines),
  );

  it('shows no soft hyphen, even if it fits on a line', () => {
    expect(place(['light\u00ADhouse']).pieces.map(({ text }) => text)).toEqual(['lighthouse']);
  });

  it.each([
    ['www.veilcast.example/stories/the-lamp', ['www.veilcast.', 'example/stories/the-lamp']],
    ['keeper.of.the.lighthouse@example.com', ['keeper.of.the.', 'lighthouse@', 'example.com']],
  ])('is broken after its punctuation marks, without a hyphen, if it is an address: %s', (word, lines) => {
    expect(place([word]).pieces.map(({ text }) => text)).toEqual(lines);
    const soft = word.replaceAll('ou', 'o\u00ADu').replaceAll('am', 'a\u00ADm');
    expect(place([soft]).pieces.map(({ text }) => text)).toEqual(lines);
  });

  it.each([
    ['#VeryLongHashtagThatNeverEnds', ['#VeryLong', 'HashtagThatNeverEnds']],
    ['(#the-light-house-keeper-of-the-sea-side)', ['(#thelighthouse', 'keeperoftheseaside)']],
  ])('is broken without a hyphen if it is a hashtag: %s', (word, lines) =>
    expect(place([word.replaceAll('-', '\u00AD')]).pieces.map(({ text }) => text)).toEqual(lines),
  );

  it('is truncated after eight lines', () => {
    expect(place([a(300)]).pieces.map(({ text }) => text)).toEqual(times(8, `${a(26)}-`));
  });

  it('shares its last line with the word after it', () => {
    expect(place([a(29), 'bb']).pieces.map(({ text, word }) => [text, word])).toEqual([
      [`${a(16)}-`, 0],
      [`${a(13)} bb`, 0],
    ]);
  });

  it('stays whole if it is a single character', () => {
    expect(place(['@']).pieces).toEqual([{ text: '@', word: 0, x: 540, y: 1270, width: 1200 }]);
  });
});

describe('a block of lines', () => {
  const outline = { width: 10, colour } as const;
  it.each([
    ['one line in the lower part', [a(4)], { position: 'lower' }, [1270]],
    ['one in the middle', [a(4)], { position: 'middle' }, [960]],
    ['one in the upper part', [a(4)], { position: 'upper' }, [520]],
    ['two in the middle', times(2, a(12)), { position: 'middle' }, [901, 1019]],
    // The middle of eight lines that are each 70.8 high is at 290 + 10 + four lines, or at 1540 - 10 - four lines.
    ['many in the upper part', [a(300)], { position: 'upper', outline }, [335.4, 830.99]],
    ['many in the lower part', [a(300)], { position: 'lower', outline }, [999, 1494.6]],
    ['many in the upper part, without an outline', [a(300)], { position: 'upper' }, [325.4, 821]],
    ['many around the default position if no look sets another', [a(300)], { outline }, [1022.2, 1517.8]],
  ] as const)('has %s', (_, words, change, ends) => {
    const { pieces } = place(words, change);
    const all = pieces.map(({ y }) => Math.round(y * 10) / 10);
    expect([...new Set([all[0], all.at(-1)])]).toEqual(ends.map((y) => Math.round(y * 10) / 10));
  });
});
