import { describe, expect, it } from 'vitest';
import { modelPhonemes } from '#kokoro/phonemes/model-phonemes.ts';
import { knownSymbols } from '#kokoro/phonemes/vocabulary.ts';

describe('eSpeak’s phonemes are written in the symbols that the model was trained on', () => {
  // Proves voice-phonemes-model-learned-word-word.
  it.each([
    ['diphthongs are one capital', 'd ˈeɪ', 'dˈA'],
    ['diphthongs are one capital', 'ˈaɪ', 'ˈI'],
    ['diphthongs are one capital', 'h ˌaʊ', 'hˌW'],
    ['diphthongs are one capital', 'ɡ ˈoʊ', 'ɡˈO'],
    ['diphthongs are one capital', 'b ˈɔɪ', 'bˈY'],
    ['affricates are one symbol', 'tʃ ˈɜː tʃ', 'ʧˈɜɹʧ'],
    ['affricates are one symbol', 'dʒ ˈʌ dʒ', 'ʤˈʌʤ'],
    ['two sounds at the border of two syllables stay two', 'n ˈʌ t ʃ ˌɛ l', 'nˈʌtʃˌɛl'],
    ['r-coloured vowels end with an r', 'w ˈɔː ɾ ɚ', 'wˈɔTəɹ'],
    ['r-coloured vowels end with an r', 'b ˈɜː d', 'bˈɜɹd'],
    ['r-coloured vowels end with an r', 'ˈɑːɹ m i', 'ˈɑɹmi'],
    ['there is one r between two vowels', 'k ə n dʒ ˈɛ k tʃ ɚ ɹ əl', 'kənʤˈɛkʧəɹᵊl'],
    ['a flapped t has its own capital', 'b ˈʌ ɾ ɚ', 'bˈʌTəɹ'],
    ['syllables without a vowel have a small schwa', 'l ˈɪ ɾ əl', 'lˈɪTᵊl'],
    ['syllables without a vowel have a small schwa', 'ɹ ˈɪ ð m̩', 'ɹˈɪðᵊm'],
    ['after a glottal stop the n stands alone', 'b ˈʌ ʔ n̩', 'bˈʌtn'],
    ['vowels have no length', 's ˈiː', 'sˈi'],
    ['foreign sounds become English ones', 'l ˈɑː x', 'lˈɑk'],
    ['foreign sounds become English ones', 'd ɛ n ˈɔ̃', 'dɛnˈɔ'],
    ['the article a has its own vowel', 'ɐ', 'ɐ'],
    ['the article a has its own vowel', 'ɐ n', 'ɐn'],
    ['inside a longer word, ɐ becomes a schwa', 'ɐ b ˈaʊ t', 'əbˈWt'],
    ['before a vowel, “the” ends like “see”', 'ð ɪ', 'ði'],
  ])('in English: %s (%s)', (_, phonemes, expected) => {
    expect(modelPhonemes(phonemes.split(' '), 'en')).toBe(expected);
  });

  it.each([
    ['es', 'x w ˈa n', 'xwˈan'],
    ['es', 'r ˈeɪ', 'rˈA'],
    ['es', 'ˈeʊ ɾ ˈo p a', 'ˈeʊɾˈopa'],
    ['es', 'm u tʃ ˈa tʃ o', 'muʧˈaʧo'],
    ['es', 'ˈa θ e', 'ˈaθe'],
    ['fr', 'ɡ ʁ ˈɑ̃ t', 'ɡʁˈɑ̃t'],
    ['fr', 'l e-', 'le'],
    ['fr', 'p ø', 'pø'],
    ['fr', 'n ɥ ˈi', 'nɥˈi'],
    ['fr', 'tʃ ˈɛ k', 'ʧˈɛk'],
  ] as const)('in %s: %s', (language, phonemes, expected) => {
    expect(modelPhonemes(phonemes.split(' '), language)).toBe(expected);
  });

  it('without symbols outside the model’s vocabulary, in any language', () => {
    const symbols = modelPhonemes(['ʙ', 'ǃ', 'ˈɛ', '1'], 'es');
    expect(symbols).toBe('ˈɛ');
    expect(knownSymbols(symbols)).toBe(symbols);
  });
});
