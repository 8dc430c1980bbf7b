import { describe, expect, it } from 'vitest';
import { asRead, speltOut } from '#functions/domain/moderation/as-read.ts';

describe('text as people read it', () => {
  it.each([
    ['spaced-out letters', 'I will k i l l you', 'I will kill you'],
    ['spaced-out letters and words', 'k i l l  y o u', 'kill you'],
    ['letters separated by dots or dashes', 'a b.o.m.b and a p-o-i-s-o-n', 'abomb and apoison'],
    ['letters of other scripts', 'р\u043Eis\u043En', 'poison'],
    ['invisible characters', 'po\u200Bi\u00ADso\u2060n', 'poison'],
    ['digits and signs in place of letters', 'p0is0n, k1ll and b@d', 'poison, kill and bad'],
    ['letters in other shapes', '𝐛𝐨𝐦𝐛 ⓑⓞⓜⓑ', 'bomb bomb'],
  ])('has no %s', (_, written, read) => {
    expect(asRead(written)).toBe(read);
  });

  it.each([
    'In 1945, $500 and 3 men; the 90s, a 4K film and an MP3.',
    'Élodie naît à Nîmes, Größe ist für José ein Maß.',
    'I, a king; plan B.',
  ])('stays unchanged: %s', (text) => {
    expect(asRead(text)).toBe(text);
  });
});

describe('words that are spelled out letter by letter', () => {
  it('are caught, no matter what separates the letters', () => {
    expect(speltOut('Tonight i w i l l k i l l d a n a w h i t l o c k!')).toBe(
      'i w i l l k i l l d a n a w h ',
    );
    expect(speltOut('i\nw-i.l  l_k i\u200B l l d a n a w h i t l o c k')).toBeDefined();
  });

  it.each([
    'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z',
    'M I S S I S S I P P I',
    'the F.B.I., S O S',
  ])('are allowed in spelling lessons and abbreviations: %s', (text) => {
    expect(speltOut(text)).toBeUndefined();
  });
});
