import type { Language } from '#contract/catalogue.ts';
import type { Passage } from '#contract/passage.ts';
import { SavePronunciation } from '#contract/schemas/pronunciations.ts';

const AROUND = /^[\p{P}\s]+|[\p{P}\s]+$/gu;
/** Endings and articles that don’t change how a name is said. */
const ADDED: Partial<Record<Language, RegExp>> = {
  en: /(?<=^\p{Lu}.*)['’]s$/u,
  fr: /^(?:[cdjlmnst]|(?:jus|lors|puis)?qu)['’](?=\p{L})/iu,
};
/** Where narrators start a new word even without a space. */
const DASH = /[—…]/u;

/** The one word that a selection covers, without the punctuation around it; undefined if it covers anything else. */
export const selectedWord = (text: string, { from, to }: Passage, language: Language): string | undefined => {
  const selection = text.slice(from, to);
  const isPart =
    (/[\p{L}\p{N}\p{M}]$/u.test(text.slice(0, from)) && /^[\p{L}\p{N}\p{M}]/u.test(selection)) ||
    (/[\p{L}\p{N}]\p{M}*$/u.test(selection) && /^[\p{L}\p{N}\p{M}]/u.test(text.slice(to)));
  const word = selection.replaceAll(AROUND, '').replace(ADDED[language] ?? '', '');
  if (isPart || DASH.test(word)) return undefined;
  return SavePronunciation.shape.word.safeParse(word).data;
};
