import type { Language } from '#reading/language.ts';

type Respelling = readonly [reading: RegExp, spelling: string];

/** Words that eSpeak NG mispronounces, in a spelling that it pronounces correctly. */
const RESPELLINGS: Readonly<Record<Language, readonly Respelling[]>> = {
  en: [
    [/(?<![\p{L}.])A(?=\s)|(?<=\s)A$/gu, 'eigh'],
    [/\bversus\b/gu, 'versuss'],
  ],
  es: [],
  fr: [
    // The t is silent in 81 to 99.
    [/quatre-vingt-/gu, 'quatre-vin-'],
    [/\bet cetera\b/gu, 'etcétéra'],
  ],
  de: [[/\bet cetera\b/gu, 'ett zetera']],
};
/** With dots, as in “F.B.I”, eSpeak stresses initials as one word and doesn’t read the letter A as an article. */
const INITIALS = /(?<![\p{L}-])\p{Lu}(?: \p{Lu}(?![\p{L}-]))+/gu;

/**
 * Any words still in capitals are meant to be read as words, but eSpeak spells out “IT” and “US” in “IT TOLD US”, and
 * drops the s in “NASA’s”. It reads “It”, “Us” and “Nasa’s” correctly.
 */
const CAPITALS = /(?<=(?<![\p{L}.])\p{Lu})\p{Lu}+(?![\p{L}.])/gu;

/** Spells one part of a reading so that eSpeak pronounces it correctly. For eSpeak only. */
export const espeakSpelling = (spoken: string, language: Language): string =>
  RESPELLINGS[language].reduce(
    (text, [reading, spelling]) => text.replaceAll(reading, spelling),
    spoken
      .replaceAll(INITIALS, (letters) => letters.replaceAll(' ', '.'))
      .replaceAll(CAPITALS, (letters) => letters.toLowerCase()),
  );
