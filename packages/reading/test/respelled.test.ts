import { respellingsIn, spokenSentences } from '@veilcast/reading';
import { describe, expect, it, test } from 'vitest';
import { readingOf } from '#reading/reading-of.ts';

const said = (text: string, language: 'en' | 'de' | 'fr', listed: Record<string, string>): string =>
  readingOf(text, language, listed)
    .map(({ spoken }) => spoken)
    .filter((spoken) => spoken !== '')
    .join(' ');

describe('a listed word is pronounced the way it is respelled', () => {
  test.each([
    ['Siobhan waited.', 'Shivawn waited', { siobhan: 'Shivawn' }],
    ['“SIOBHAN!”', 'Shivawn', { Siobhan: 'Shivawn' }],
    ['Siobhan’s lamp', 'Shivawn’s lamp', { Siobhan: 'Shivawn' }],
    ['the Nguyen-led crew', 'the Win-led crew', { Nguyen: 'Win' }],
    ['It runs on SQL.', 'It runs on sequel', { SQL: 'sequel' }],
    ['C++ is old.', 'see plus plus is old', { 'C++': 'see plus plus' }],
    ['the PS5 in 1969', 'the P S five in nineteen sixty-nine', { PS5: 'P S 5' }],
    ['Dr. Smith', 'Doc Smith', { 'Dr.': 'Doc' }],
    ['The Sgt. Hill came.', 'The sarge Hill came', { Sgt: 'sarge' }],
    ['the Nguyens’ GIFs', 'the Wins jifs', { Nguyen: 'Win', GIF: 'jif' }],
    ['News, jeans', 'News jeans', { New: 'Noo', Jean: 'Zhon' }],
    ['Polish the shoes.', 'Polish the shoes', { Pol: 'Paul' }],
    ['Zoe and Zoë', 'Zoe and Zo-ee', { Zoë: 'Zo-ee' }],
  ])('%s', (text, expected, listed) => {
    expect(said(text, 'en', listed)).toBe(expected);
  });

  it('even in other languages, after an article and within a compound', () => {
    expect(said('la ville de l’Aïn', 'fr', { Aïn: 'Anne' })).toBe('la ville de l’Anne');
    expect(said('der Cello-Abend', 'de', { Cello: 'Tschello' })).toBe('der Tschello-Abend');
  });

  it('and keeps its position in the script', () => {
    const [sentence] = spokenSentences('Ask Siobhan now.', 'en', {
      respellings: { Siobhan: 'Shivawn Marie' },
    });
    expect(sentence?.text).toBe('Ask Shivawn Marie now.');
    expect(sentence?.words.map(({ start, end, from, to }) => [start, end, from, to])).toEqual([
      [0, 3, 0, 3],
      [4, 11, 4, 17],
      [12, 16, 18, 21],
    ]);
  });

  it('without a pause at its dot', () => {
    const [sentence] = spokenSentences('Ask Sgt. Hill now.', 'en', { respellings: { Sgt: 'sarge' } });
    expect(sentence?.text).toBe('Ask sarge Hill now.');
  });

  it('unless the respelling contains nothing to say', () => {
    expect(said('Ask Siobhan', 'en', { Siobhan: '…', '!!!': 'bang' })).toBe('Ask Siobhan');
  });
});

it('only the listed words that occur in a text are used for it, whatever the order of the list', () => {
  const listed = { Zoe: 'Zo-ee', Nguyen: 'Win', Siobhan: 'Shivawn' };
  expect(Object.entries(respellingsIn('Siobhan’s friend, NGUYEN.', listed))).toEqual([
    ['Nguyen', 'Win'],
    ['Siobhan', 'Shivawn'],
  ]);
  expect(respellingsIn('Nobody else.', listed)).toEqual({});
  expect(respellingsIn('__proto__ constructor', { toString: 'x' })).toEqual({});
});
