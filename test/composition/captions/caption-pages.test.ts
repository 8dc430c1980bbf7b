import { describe, expect, it } from 'vitest';
import { captionPages, laidOutPages, textOf } from '#composition/captions/caption-pages.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import { timeWords } from '#composition/timeline/word-times.ts';
import type { CaptionStyle } from '#contract/caption-styles.ts';
import type { Language } from '#contract/catalogue.ts';
import { evenFonts, plainStyle, rounded } from '#test/support/film/even-fonts.ts';
import { defined } from '#test/support/values.ts';

const a = (count: number): string => 'a'.repeat(count);
type Spoken = readonly [text: string, startMs: number, endMs: number, scene?: number];

/** A film whose scenes last two seconds (60 frames) each. */
const filmOf = (words: readonly Spoken[], scenes = 1): Timeline => ({
  frames: scenes * 60,
  narrationMs: 1,
  scenes: Array.from({ length: scenes }, (_, index) => ({ index, startFrame: index * 60, frames: 60 })),
  words: words.map(([text, startMs, endMs, scene = 0]) => ({ text, scene, startMs, endMs })),
});
/** The pages for these words when they are spoken without a pause. */
const pagesOf = (text: string, change: Partial<CaptionStyle> = {}, size = 60): string[] => {
  const words = text.split(' ').map((word, at): Spoken => [word.replaceAll('_', ' '), at * 10, at * 10 + 10]);
  return captionPages(evenFonts, filmOf(words), plainStyle(change, size)).map(({ words: own }) =>
    textOf(own),
  );
};

describe('a page of captions', () => {
  it.each([
    ['has four words', 'a b c d e', {}, ['a b c d', 'e']],
    ['has as many words as its style says', 'a b c d e', { words: 2 }, ['a b', 'c d', 'e']],
    ['has more words if its style says so', 'a b c d e f g', { words: 6 }, ['a b c d e f', 'g']],
    ['has 20 characters', `${a(10)} ${a(9)}`, {}, [`${a(10)} ${a(9)}`]],
    ['never has 21 characters', `${a(10)} ${a(10)}`, {}, [a(10), a(10)]],
    ['has 20 characters even with two words', `${a(10)} ${a(9)}`, { words: 2 }, [`${a(10)} ${a(9)}`]],
    ['has 30 characters with six words a page', `${a(14)} ${a(15)}`, { words: 6 }, [`${a(14)} ${a(15)}`]],
    [
      'has no more than 30 characters with six words a page',
      `${a(15)} ${a(15)}`,
      { words: 6 },
      [a(15), a(15)],
    ],
    ['ends with a sentence', 'a. b! c? d… e: f; g', {}, ['a.', 'b!', 'c?', 'd…', 'e:', 'f;', 'g']],
    [
      'ends with a sentence in quotation marks',
      'a.” b!" c?» d.’) e.\' f.] g._» h?”’ i',
      {},
      ['a.”', 'b!"', 'c?»', 'd.’)', "e.'", 'f.]', 'g. »', 'h?”’', 'i'],
    ],
    ['goes on after a comma or a quotation', 'a, b” c', {}, ['a, b” c']],
    ['goes on after a mark inside a word', 'a.b c!d e', {}, ['a.b c!d e']],
    ['omits what no font can draw', 'a 🚀 b', {}, ['a b']],
    ['omits arrows and strokes that stand alone', 'a → | b|c', {}, ['a b|c']],
    ['shows brackets', '[a] (b) {c}', {}, ['[a] (b) {c}']],
  ] as const)('%s', (_, text, change, pages) => {
    expect(pagesOf(text, change)).toEqual(pages);
  });

  it('continues after the dot of an abbreviation', () => {
    const film = filmOf([
      ['Dr.', 0, 10],
      ['Smith.', 10, 20],
      ['Yes', 20, 30],
    ]);
    const [doctor, ...others] = film.words;
    const words = [{ ...defined(doctor), isDotted: true }, ...others];
    const pages = captionPages(evenFonts, { ...film, words }, plainStyle({}, 60));
    expect(pages.map((page) => textOf(page.words))).toEqual(['Dr. Smith.', 'Yes']);
  });

  it('doesn’t end after a word that belongs with the next one, if there is room', () => {
    const pages = (text: string, change: Partial<CaptionStyle> = {}): string[] => {
      const film = filmOf(text.split(' ').map((word, at): Spoken => [word, at * 10, at * 10 + 10]));
      const words = film.words.map((word) => (word.text.length < 4 ? { ...word, leads: true } : word));
      return captionPages(evenFonts, { ...film, words }, plainStyle(change, 60)).map((page) =>
        textOf(page.words),
      );
    };
    expect(pages('comptoir comptoir le chat')).toEqual(['comptoir comptoir', 'le chat']);
    expect(pages('they went over to the sea')).toEqual(['they went over', 'to the sea']);
    expect(pages('ab cd ef gh ij')).toEqual(['ab cd ef gh', 'ij']);
    expect(pages('walk to somewhere', { words: 2 })).toEqual(['walk', 'to somewhere']);
    expect(pages(`walk to ${a(19)}`, { words: 2 })).toEqual(['walk to', a(19)]);
  });

  it.each<readonly [Language, string, number]>([
    ['en', 'No. 1 |in the world.', 4],
    ['en', 'In A.D. 79 |the mountain blew', 4],
    ['en', 'In the 5 |of the 10 |on a 3 |in the sea.', 4],
    ['de', 'Er kam 2024 |und am 3. Mai |zu ihr.', 4],
    ['de', 'und am 3. Mai', 4],
    ['de', 'Er wohnt |in Nr. 5 |am Platz.', 4],
    ['fr', '2024 |et le 3 mai |vint.', 4],
    ['es', 'de 2024 y |el 3 de mayo |vino.', 4],
    ['fr', 'la mer et |de la mer', 3],
    ['es', 'la casa, |a las |5 p. m. |llegó.', 3],
    ['fr', 'Il portait |le n° 5 |& la lettre |É', 3],
    ['en', 'Then |7 × 8 |= 56 was', 3],
    ['fr', 'À 17h30, |M. et Mme Petit', 4],
    ['es', 'llamó al |900 123 456 |hoy.', 3],
    ['de', 'das Haus und |an dem Haus', 3],
    ['es', 'Ella llegó a |las 5 p. m. |a casa.', 4],
    ['de', 'Er las viel, |d. h. alles.', 4],
    ['de', '„Lauf!“ |Sie lief. |»Nein.« |Er ging.', 4],
    ['de', 'Am 9. November 1989 |fiel die Mauer.', 4],
    ['fr', 'Le 1er mai 1886 |ils partirent.', 4],
    ['en', 'He waited |on 5th Ave. |in the rain.', 4],
    ['en', 'He lived |at 221B Baker Street |for years.', 4],
    ['es', 'Vive |en la C/ Mayor |con Ana.', 4],
    ['en', 'Henry VIII |and Louis XIV |met Pope |John Paul II.', 3],
  ])('ends where a phrase does, even if all its words lead (%s: “%s”)', (language, marked, words) => {
    const film = { ...filmOf([]), words: timeWords([marked.replaceAll('|', '')], language, [], 1000) };
    const pages = captionPages(evenFonts, film, plainStyle({ words }, 60)).map((page) => textOf(page.words));
    expect(pages).toEqual(marked.split('|').map((page) => page.trim()));
  });

  it('has as many words as fit at full size', () => {
    const three = `${a(8)} ${a(8)} ${a(8)}`;
    expect(pagesOf(three, { words: 6 }, 60)).toEqual([three]);
    expect(pagesOf(three, { words: 6 }, 150)).toEqual([`${a(8)} ${a(8)}`, a(8)]);
  });

  it('shows its words in its style’s letter case', () => {
    const style = plainStyle();
    const upper = { ...style, font: { ...style.font, case: 'upper' } } as const;
    expect(captionPages(evenFonts, filmOf([['ß', 0, 100]]), upper)).toEqual([
      {
        scene: 0,
        startMs: 0,
        endMs: 100,
        turn: 0,
        words: [{ text: 'SS', scene: 0, startMs: 0, endMs: 100 }],
      },
    ]);
  });

  it.each([
    [450, ['a b']],
    [451, ['a', 'b']],
  ] as const)('whose first word is followed by a silence of %i ms becomes %j', (silence, pages) => {
    const film = filmOf([
      ['a', 0, 100],
      ['b', 100 + silence, 800],
    ]);
    expect(captionPages(evenFonts, film, plainStyle()).map(({ words }) => textOf(words))).toEqual(pages);
  });
});

describe('the pages of a film', () => {
  const WORDS: readonly Spoken[] = [
    ['One.', 100, 300],
    ['Two.', 1000, 1200],
    ['three', 1300, 1700],
    ['four', 2200, 2400, 1],
    ['five.', 2400, 2600, 1],
    ['Six', 2700, 2900, 1],
  ];
  const timesOf = (film: Timeline) =>
    captionPages(evenFonts, film, plainStyle()).map(({ words, scene, turn, startMs, endMs }) => [
      textOf(words),
      scene,
      turn,
      startMs,
      endMs,
    ]);

  it('start with their first word and end at the next page, at the end of the scene or the film, or soon after their last word', () => {
    expect(timesOf(filmOf(WORDS, 2))).toEqual([
      ['One.', 0, 0, 100, 900],
      ['Two.', 0, 1, 1000, 1300],
      ['three', 0, 2, 1300, 2000],
      ['four five.', 1, 0, 2200, 2700],
      ['Six', 1, 1, 2700, 2900],
    ]);
    expect(timesOf(filmOf([['Late', 3000, 4100, 1]], 2))).toEqual([['Late', 1, 0, 3000, 4000]]);
  });

  it('end as usual in a film without scenes', () => {
    const film = { ...filmOf(WORDS.slice(0, 3)), scenes: [] };
    expect(timesOf(film)).toEqual([
      ['One.', 0, 0, 100, 900],
      ['Two.', 0, 1, 1000, 1300],
      ['three', 0, 2, 1300, 1700],
    ]);
  });

  it('are absent from a film without words', () => {
    expect(captionPages(evenFonts, filmOf([]), plainStyle())).toEqual([]);
    expect(captionPages(evenFonts, filmOf([['🚀', 0, 1]]), plainStyle())).toEqual([]);
  });

  it('are laid out scene by scene', () => {
    expect(rounded(laidOutPages(evenFonts, filmOf(WORDS, 2), 1, plainStyle()))).toEqual([
      {
        scene: 1,
        turn: 0,
        startMs: 2200,
        endMs: 2700,
        words: [
          { text: 'four', scene: 1, startMs: 2200, endMs: 2400 },
          { text: 'five.', scene: 1, startMs: 2400, endMs: 2600 },
        ],
        size: 100,
        pieces: [
          { text: 'four', word: 0, x: 395, y: 1270, width: 200 },
          { text: 'five.', word: 1, x: 660, y: 1270, width: 250 },
        ],
      },
      {
        scene: 1,
        turn: 1,
        startMs: 2700,
        endMs: 2900,
        words: [{ text: 'Six', scene: 1, startMs: 2700, endMs: 2900 }],
        size: 100,
        pieces: [{ text: 'Six', word: 0, x: 540, y: 1270, width: 150 }],
      },
    ]);
  });
});
