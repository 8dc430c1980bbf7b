import { describe, expect, it } from 'vitest';
import { PRONUNCIATIONS_MAX } from '#contract/catalogue.ts';
import { SavePronunciation } from '#contract/schemas/pronunciations.ts';
import {
  heardIn,
  type Pronunciation,
  respelled,
  respellingKey,
  withPronunciation,
} from '#functions/domain/narration/pronunciations.ts';

const SIOBHAN: Pronunciation = { word: 'Siobhan', language: 'en', says: 'Shivawn' };
const ZOE: Pronunciation = { word: 'Zoë', language: 'en', says: 'Zo-ee' };

describe('a pronunciation list', () => {
  it('is sorted by word, and contains each word once per language, ignoring case', () => {
    const german = { ...SIOBHAN, language: 'de', says: 'Schiwon' } as const;
    const list = [ZOE, SIOBHAN, german].reduce(withPronunciation, [] as readonly Pronunciation[]);
    expect(list).toEqual([german, SIOBHAN, ZOE]);
    const changed = withPronunciation(list, { word: 'SIOBHAN', language: 'en', says: 'Shiv-awn' });
    expect(changed.map(({ word, says }) => `${word} ${says}`)).toEqual([
      'Siobhan Schiwon',
      'SIOBHAN Shiv-awn',
      'Zoë Zo-ee',
    ]);
    expect(withPronunciation(changed, { word: 'siobhan', language: 'en', says: null })).toEqual([
      german,
      ZOE,
    ]);
  });

  it('reports when it is full; its words can still be changed and removed', () => {
    const full = Array.from({ length: PRONUNCIATIONS_MAX }, (_, index) => ({ ...ZOE, word: `zoe${index}` }));
    expect(() => withPronunciation(full, SIOBHAN)).toThrow(`Your list has ${PRONUNCIATIONS_MAX} words`);
    expect(withPronunciation(full, { ...ZOE, word: 'ZOE7', says: 'Zo' })).toHaveLength(PRONUNCIATIONS_MAX);
    expect(withPronunciation(full, { ...ZOE, word: 'zoe7', says: null })).toHaveLength(
      PRONUNCIATIONS_MAX - 1,
    );
  });

  it.each([
    ['New York', 'Noo York', 'Enter a single word, without spaces.'],
    ['  ', 'x', 'Enter the word as it’s written in your scripts.'],
    ['👍', 'thumb', 'Enter a single word, without spaces.'],
    ['Siobhan', '…', 'Enter how the word sounds, in ordinary letters.'],
    ['Siobhan', 'Шивон', 'The voice can’t read “Шивон”. Write it in Latin letters.'],
    ['Siobhan', 'x'.repeat(61), 'Use at most 60 characters.'],
    [
      'a',
      'a very long way of saying it',
      'This is far longer than the word. Enter only how the word sounds.',
    ],
  ])('refuses “%s” spoken as “%s”', (word, says, sentence) => {
    const { error } = SavePronunciation.safeParse({ word, language: 'en', says });
    expect(error?.issues[0]?.message).toBe(sentence);
  });
});

describe('a scene', () => {
  it('gets the respellings of the listed words that it contains, in its own language only', () => {
    const list = [SIOBHAN, ZOE, { word: 'lamp', language: 'de', says: 'Lemp' }] as const;
    expect(respelled('Siobhan’s lamp.', 'en', list)).toEqual({ respellings: { Siobhan: 'Shivawn' } });
    expect(respelled('Nobody.', 'en', list)).toEqual({});
  });

  it('is spoken the same way, no matter in which order its respellings were loaded', () => {
    expect(respellingKey({ a: '1', b: '2' })).toBe(respellingKey({ b: '2', a: '1' }));
    expect(respellingKey({ a: '1' })).not.toBe(respellingKey({ a: '2' }));
    expect(respellingKey(undefined)).toBe('');
  });

  it('is judged as it is heard, in context, if a word of the script is respelled', () => {
    const [first, second] = [{ narration: 'Ask Siobhan.' }, { narration: 'She knows.' }];
    expect(heardIn([first, second])).toEqual([]);
    expect(heardIn([{ ...first, respellings: { Siobhan: 'Shivawn' } }, second])).toEqual([
      'Ask Shivawn.',
      'She knows.',
    ]);
  });
});
