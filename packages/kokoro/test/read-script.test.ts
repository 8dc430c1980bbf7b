import { beforeAll, describe, expect, it } from 'vitest';
import { loadEspeakPhonemes, type Pronounce } from '#kokoro/phonemes/espeak-phonemes.ts';
import type { ModelLanguage } from '#kokoro/phonemes/model-phonemes.ts';
import { readScript } from '#kokoro/phonemes/read-script.ts';
import { runsOf } from '#kokoro/speech/runs.ts';

let pronounce: Pronounce;
beforeAll(async () => {
  pronounce = await loadEspeakPhonemes();
});

const read = (script: string, language: ModelLanguage = 'en'): string[][] =>
  readScript(script, language, pronounce).map(({ words }) =>
    words.map(({ start, end, before, phonemes, after }) => {
      expect(script.slice(start, end).trim()).not.toBe('');
      return `${before}${phonemes}${after}`;
    }),
  );

describe('a script is read', () => {
  // Proves voice-phonemes-model-learned-word-word.
  it('with separate phonemes for each word, even where eSpeak runs words together', () => {
    expect(read('Wait for the end of the year.')).toEqual([
      ['wˈAt', 'fəɹ', 'ði', 'ˈɛnd', 'ʌv', 'ðə', 'jˈɪɹ.'],
    ]);
  });

  it('sentence by sentence, each with the punctuation marks at which the model pauses', () => {
    expect(read('Stop! Who—me? Yes… (Well, “no.”)')).toEqual([
      ['stˈɑp!'],
      ['hˈu —', 'mˈi?'],
      ['jˈɛs…'],
      ['(wˈɛl,', '“nˈO.”)'],
    ]);
  });

  it('without a pause at the dot before a word, and with all-caps words read as words', () => {
    expect(read('We use .NET at work.')[0]?.[1]).toBe('jˈuz');
    expect(read('IT TOLD US SO.')).toEqual(read('It told us so.'));
  });

  it('without the voice falling at its end when its sentence continues in another script', () => {
    const goesOn = 'and down';
    const lastOf = (script: string) => readScript(script, 'en', pronounce, { goesOn }).at(-1);
    const last = lastOf('Stop. We went up the stairs');
    expect(last?.words.at(-1)?.after).toBe(',');
    expect(last?.goesOn?.map(({ phonemes, after }) => `${phonemes}${after}`)).toEqual(['ænd', 'dˈWn.']);
    expect(lastOf('We went up the stairs,')?.words.at(-1)?.after).toBe(',');
    const [first] = readScript('We went up\n\nThe lamp', 'en', pronounce, { goesOn });
    expect([first?.words[2]?.after, first?.goesOn]).toEqual(['.', undefined]);
  });

  it.each<[ModelLanguage, string]>([
    [
      'en',
      'Nobody on the island could say why the light in the old tower had gone out|because the keeper had told none of them where he was going.',
    ],
    [
      'en',
      'Everyone on the long pier that evening watched the three grey boats with the men|of the harbour pilot leave the bay.',
    ],
    [
      'fr',
      'Personne sur cette île ne savait plus qui avait allumé la lampe de la tour|quand le vieux gardien est parti pour la ville.',
    ],
  ])('in runs that end where a clause begins, or else a phrase, in %s', (language, marked) => {
    const [first = '', rest = ''] = marked.split('|');
    const [run] = readScript(`${first} ${rest}`, language, pronounce).flatMap(runsOf);
    expect(run?.words.at(-1)?.end).toBe(first.length);
    expect(run).toMatchObject({ end: 'words' });
    expect(run?.goesOn.length).toBeGreaterThan(5);
  });

  it('without ending a sentence at an abbreviation, or before a lower-case word', () => {
    expect(read('Dr. Gray said “no!” and left at 5 p.m. for the sea.')).toHaveLength(1);
  });

  // Proves voice-phonemes-model-learned-word-word.
  it('with the phonemes of spoken numbers, assigned to the written number', () => {
    const script = 'It cost $3.50 in 1999.';
    const [sentence] = readScript(script, 'en', pronounce);
    expect(sentence?.words.map(({ start, end }) => script.slice(start, end))).toEqual([
      'It',
      'cost',
      '$3.50',
      'in',
      '1999',
    ]);
    expect(sentence?.words[2]?.phonemes).toContain('fˈɪfti');
  });

  it.each([
    ['NASA’s FBI vs. UFO’s', 'en', ['nˈæsəz', 'ˌɛfbˌiˈI', 'vˈɜɹsʌs', 'jˌuˈɛfˈOz.']],
    [
      'Vitamin A, a twenty-first-century A-level.',
      'en',
      ['vˈITəmɪn', 'ˈA,', 'ɐ', 'twˈɛntifˈɜɹstsˈɛnʧəɹi', 'ˈAlˈɛvᵊl.'],
    ],
    [
      'At 3 a.m., well-known J. R. R. Tolkien',
      'en',
      ['æt', 'θɹˈi', 'ˌAˈɛm,', 'wˈɛlnˈOn', 'ʤˈA', 'ˈɑɹ', 'ˈɑɹ', 'tɔlkˈin.'],
    ],
    ['81, 99, 80 rendez-vous', 'fr', ['kˈatʁvˈɛ̃ˈœ̃,', 'kˈatʁvˈɛ̃dˈiznˈœf,', 'kˈatʁvˈɛ̃', 'ʁɑ̃dˈevˈu.']],
  ] as const)(
    'with each initial, letter and hyphenated part under its own word: “%s” in %s',
    (script, language, said) => expect(read(script, language)).toEqual([said]),
  );

  it('with French liaison and Spanish sounds', () => {
    expect(read('Les enfants ont vingt ans.', 'fr')).toEqual([['lez', 'ɑ̃fˈɑ̃z', 'ˈɔ̃', 'vˈɛ̃t', 'ˈɑ̃.']]);
    expect(read('¿Quién vive aquí?', 'es')).toEqual([['kjˈem', 'bˈiβe', 'akˈi?']]);
  });

  it('without the names of the languages that eSpeak switches to', () => {
    expect(read('Un bon week-end.', 'fr').flat().join(' ')).not.toMatch(/en\)|fr\)/u);
  });

  it('without emoji and other symbols that nobody says aloud', () => {
    expect(read('Look 🎉🎉 here — 🚀.')).toEqual([['lˈʊk', 'hˈɪɹ.']]);
    expect(read('🎉 🚀 …')).toEqual([]);
  });
});
