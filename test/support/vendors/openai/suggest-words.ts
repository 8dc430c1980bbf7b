import { z } from 'zod';
import { LANGUAGES, type Language } from '#contract/catalogue.ts';
import { SUGGESTION_KINDS } from '#contract/schemas/stories.ts';

/** The fields of a request for suggestions. */
export const Passage = z.object({
  kind: z.enum(SUGGESTION_KINDS),
  language: z.enum(LANGUAGES),
  words: z.object({ least: z.int(), most: z.int() }),
  before: z.string(),
  passage: z.string(),
  after: z.string(),
});
type Passage = z.infer<typeof Passage>;

const KEPT_SHARE = 2 / 3;

/** Sentences built around a word from the text, in each language. */
const LINES: Readonly<
  Record<Language, { first: readonly ((key: string) => string)[]; last: (key: string) => string }>
> = {
  en: {
    first: [
      (key) => `Nobody was allowed to say “${key}” aloud.`,
      (key) => `One word was missing from every letter: ${key}.`,
      (key) => `It should have been impossible, and it began with “${key}”.`,
    ],
    last: (key) => `In the morning only one word was left on the wall: ${key}.`,
  },
  es: {
    first: [
      (key) => `Nadie podía decir «${key}» en voz alta.`,
      (key) => `En todas las cartas faltaba una palabra: ${key}.`,
      (key) => `Era imposible, y todo empezó con «${key}».`,
    ],
    last: (key) => `Por la mañana solo quedaba una palabra en la pared: ${key}.`,
  },
  fr: {
    first: [
      (key) => `Personne ne devait dire « ${key} » à voix haute.`,
      (key) => `Un mot manquait dans toutes les lettres : ${key}.`,
      (key) => `C’était impossible, et tout commença par « ${key} ».`,
    ],
    last: (key) => `Au matin, il ne restait qu’un mot sur le mur : ${key}.`,
  },
  de: {
    first: [
      (key) => `Niemand durfte „${key}“ laut sagen.`,
      (key) => `In jedem Brief fehlte ein Wort: ${key}.`,
      (key) => `Es war unmöglich, und es begann mit „${key}“.`,
    ],
    last: (key) => `Am Morgen stand nur noch ein Wort an der Wand: ${key}.`,
  },
};

/** The longest word in a text, or the first one if several words are equally long. */
const keyOf = (text: string): string =>
  (text.match(/\p{L}+/gu) ?? []).reduce(
    (longest, word) => (word.length > longest.length ? word : longest),
    '',
  );

/**
 * The start of a passage, cut at the last comma if that leaves enough words, and ending with the passage’s closing
 * punctuation.
 */
const shorter = ({ passage, words: { least, most } }: Passage): string => {
  const words = passage.split(' ');
  const kept = Math.min(most, Math.max(least, Math.ceil(words.length * KEPT_SHARE)));
  const begun = words.slice(0, kept);
  const comma = begun.findLastIndex((word) => /[,;:]$/u.test(word)) + 1;
  const whole = (comma >= Math.max(least, 2) ? begun.slice(0, comma) : begun).join(' ');
  return whole.replace(/[^\p{L}\p{N}]+$/u, '') + (/[^\p{L}\p{N}\s]+$/u.exec(passage)?.[0] ?? '');
};

/** Rule-based suggestions for a passage, in the form of a model's answer. */
export const suggestWords = (asked: Passage): { suggestions: readonly string[] } => {
  const { first, last } = LINES[asked.language];
  const { passage, after } = asked;
  switch (asked.kind) {
    case 'shorter':
      return { suggestions: [shorter(asked)] };
    case 'first_line':
      return { suggestions: first.map((line) => line(keyOf(after))) };
    case 'ending':
      return { suggestions: [last(keyOf(passage))] };
  }
};
