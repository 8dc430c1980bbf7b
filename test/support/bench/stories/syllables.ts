import type { Language } from '#contract/catalogue.ts';

/** English word endings with silent vowels. */
const SILENT_ENGLISH = /(?:[^aeiouylscgxzh]es|[^aeioutdy]ed|[^aeiouyl]e)$/u;

const COUNTS: Readonly<Record<Language, (word: string) => number>> = {
  en: (word) => word.replace(SILENT_ENGLISH, '').match(/[aeiouy]+/gu)?.length ?? 0,
  // Two strong vowels count as two syllables; a weak vowel merges with its neighbour unless it carries the accent.
  es: (word) =>
    word
      .replace(/qu/gu, 'q')
      .replace(/gu(?=[eiéí])/gu, 'g')
      .match(/[iuü]*[aeoáéó](?:[iuü](?![aeoáéóíú])|y(?![aeiouáéíóú]))*|[íú]|[iuüy]+/gu)?.length ?? 0,
  fr: (word) =>
    word
      .replace(/(?<=\p{L}{2})es?$/u, '')
      .replace(/qu|gu(?=[eéèêi])/gu, 'q')
      .match(/[aeiouyàâäèêëîïôöùûüœæ]*é|[aeiouyàâäèêëîïôöùûüœæ]+/gu)?.length ?? 0,
  de: (word) => word.match(/aa|ee|oo|ai|au|ei|eu|äu|ay|ey|ie|[aeiouyäöü]/gu)?.length ?? 0,
};

/**
 * How many syllables a word has when spoken, estimated from its spelling; a number counts as one syllable per digit.
 */
export const syllablesOf = (word: string, language: Language): number => {
  const digits = word.match(/\p{N}/gu)?.length ?? 0;
  const letters = word.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
  return digits + (letters === '' ? 0 : Math.max(1, COUNTS[language](letters)));
};
