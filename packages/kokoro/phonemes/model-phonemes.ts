import type { Language } from '@veilcast/reading';
import { knownSymbols } from './vocabulary.ts';

/** Languages for which the model has voices. */
export type ModelLanguage = Exclude<Language, 'de'>;

type Replacement = readonly [espeak: string, model: string];

/** Diphthongs and affricates that eSpeak reports as one phoneme also have a single symbol in the model. */
const JOINED: readonly Replacement[] = [
  ['aɪ', 'I'],
  ['aʊ', 'W'],
  ['eɪ', 'A'],
  ['oʊ', 'O'],
  ['əʊ', 'Q'],
  ['ɔɪ', 'Y'],
  ['tʃ', 'ʧ'],
  ['dʒ', 'ʤ'],
];

/** American English. Vowels have no length marks, r-coloured vowels get an r, and both schwa symbols become one. */
const ENGLISH: readonly Replacement[] = [
  ...JOINED,
  ['ɪə', 'iə'],
  ['əl', 'ᵊl'],
  ['ɜːɹ', 'ɜɹ'],
  ['ɜː', 'ɜɹ'],
  ['ɚ', 'əɹ'],
  ['n̩', 'ᵊn'],
  ['m̩', 'ᵊm'],
  ['l̩', 'ᵊl'],
  ['ɐ', 'ə'],
  ['ɾ', 'T'],
  ['ʔ', 't'],
  ['r', 'ɹ'],
  ['x', 'k'],
  ['ç', 'k'],
  ['ɬ', 'l'],
  ['e', 'A'],
  ['o', 'ɔ'],
  ['ʲ', ''],
  ['ː', ''],
  ['\u0303', ''],
];

const REPLACEMENTS: Readonly<Record<ModelLanguage, readonly Replacement[]>> = {
  en: ENGLISH,
  es: [...JOINED, ['ts', 'ʦ'], ['dz', 'ʣ']],
  fr: [...JOINED, ['ts', 'ʦ'], ['dz', 'ʣ']],
};

/** Words whose form in the model’s training data differs from eSpeak’s. */
const WHOLE_WORDS: Readonly<Partial<Record<ModelLanguage, Readonly<Record<string, string>>>>> = {
  en: { ə: 'ɐ', ən: 'ɐn', ðɪ: 'ði' },
};

const replaced = (phoneme: string, replacements: readonly Replacement[]): string => {
  let rest = phoneme;
  let symbols = '';
  while (rest !== '') {
    const [from, to] = replacements.find(([espeak]) => rest.startsWith(espeak)) ?? [
      rest.slice(0, 1),
      undefined,
    ];
    symbols += to ?? from;
    rest = rest.slice(from.length);
  }
  return symbols;
};

/** A word’s eSpeak phonemes (IPA, stress marks in front), converted to the symbols that the model was trained on. */
export const modelPhonemes = (phonemes: readonly string[], language: ModelLanguage): string => {
  const symbols = phonemes.map((phoneme, index) =>
    // “button” has no schwa after its glottal stop.
    phoneme === 'n̩' && phonemes[index - 1]?.endsWith('ʔ') === true
      ? 'n'
      : replaced(phoneme, REPLACEMENTS[language]),
  );
  const word = knownSymbols(symbols.join('')).replaceAll('ɹɹ', 'ɹ');
  return WHOLE_WORDS[language]?.[word] ?? word;
};
