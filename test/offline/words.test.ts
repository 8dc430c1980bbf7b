import { describe, expect, it } from 'vitest';
import { wordsOf } from '#offline/minors/words.ts';

const read = (text: string): string[] => wordsOf(text).map(({ forms }) => forms.join('|'));

describe('reading the words that a person sees', () => {
  it.each([
    ['accents and capitals', 'Élan DÉJÀ-vu Straße', ['elan', 'deja', 'vu', 'strasse']],
    ['letters of other scripts', 'р\u043Eis\u043En \u0412omb 𝐛𝐨𝐦𝐛', ['poison', 'bomb', 'bomb']],
    ['invisible characters', 'po\u200Bi\u00ADso\u2060n', ['poison']],
    ['digits and signs in place of letters', 'p0is0n b@d $ale', ['poison', 'bad', 'sale']],
    ['a 1, which stands for an i or an l', 'k1ll', ['kill|kl|kll']],
    ['long runs of a letter', 'booooomb', ['bomb|boomb']],
    ['spaced-out letters', 'b.o.m.b and b o m b', ['bomb|omb', 'and', 'bomb|omb']],
    ['spaced-out letters after an article', 'a b o m b', ['abomb|bomb']],
    ['numbers as they are', 'in 1945, $500 and 3 men', ['in', '1945', '$500', 'and', '3', 'men']],
    ['an exclamation without its marks', 'Run!!!', ['run']],
  ])('reads %s', (_, text, words) => {
    expect(read(text)).toEqual(words);
  });

  it('reports where each word is in the text', () => {
    const text = '🙂 The p\u200B0ison.';
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['The', 'p\u200B0ison']);
  });

  it.each(['', ' ', '🙂', '\u200B', '…!?'])('finds no words in %j', (text) => {
    expect(wordsOf(text)).toEqual([]);
  });
});
