import type { Language } from '#contract/catalogue.ts';
import { REQUESTS } from './texts/requests.ts';
import { titleCase } from './title-case.ts';

const LONGEST_WORD = 30;
const LINE = { words: 12, chars: 76 } as const;
const TITLE = { words: 14, chars: 60 } as const;
/** A first sentence shorter than this doesn't represent a longer prompt. */
const FEWEST_WORDS = 3;

const MARKUP = /<[^<>]*>|[$%]?\{[^{}]*\}/gu;
/** Parts of emoji and other invisible characters. */
const INVISIBLE = /[\p{Cf}\p{Emoji_Modifier}\u{FE0E}\u{FE0F}\u{20E3}]/gu;
/** Emoji, and marks that would end a quotation or be read as markup. */
const DROPPED = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Cc}"“”„«»‹›<>{}[\]|\\`~^*_]/gu;
/** Letters and marks that captions can draw; a test compares them with the captions' font. */
const DRAWN = /^[ -~¡-¬®-ſȘ-țЀ-џḀ-ẛẞẠ-ỹ–—‘’…€]*$/u;
const EDGES = /^[^\p{L}\p{N}¿¡#$€£]+|[^\p{L}\p{N}?!…%€£+)’]+$/gu;
/** A request in the form of a question: what is left of it is none. */
const POLITE = /^(?:(?:please|hey|hi)[,\s]+)?(?:can|could|would|will) you\b/iu;

const isBalanced = (text: string): boolean => text.split('(').length === text.split(')').length;

const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replace(MARKUP, ' ')
    .replace(INVISIBLE, '')
    .replace(DROPPED, ' ')
    .replaceAll("'", '’')
    .replace(/\s+/gu, ' ')
    .replace(EDGES, '');

/** A prompt without its request ("write a story about"); all of it when it is nothing else. */
const withoutRequest = (text: string, language: Language): string =>
  REQUESTS[language].reduce((rest, request) => rest.replace(request, '') || rest, text);

const capitalised = (text: string): string =>
  text.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})(?!\p{Lu})/u,
    (_, before: string, first: string) => before + first.toUpperCase(),
  );

/** The text, its first sentence, or its first words with an ellipsis: whatever fits. */
const shorten = (text: string, most: { readonly words: number; readonly chars: number }): string => {
  const fits = (part: string): boolean => part.length <= most.chars && part.split(' ').length <= most.words;
  if (fits(text)) return text;
  const sentence = /^.+?[.!?…](?=\s)/u.exec(text)?.[0];
  if (sentence !== undefined && sentence.split(' ').length >= FEWEST_WORDS && fits(sentence))
    return sentence.replace(/\.$/u, '');
  const words = text.split(' ');
  let kept = words.length - 1;
  while (!fits(`${words.slice(0, kept).join(' ')}…`)) kept -= 1;
  return `${words
    .slice(0, kept)
    .join(' ')
    .replace(/[^\p{L}\p{N}]+$/u, '')}…`;
};

/** What a prompt is about, in its own words. */
export interface Subject {
  readonly title: string;
  /** Short enough to be spoken as one sentence; without a closing full stop. */
  readonly line: string;
}

/** The words of a prompt that can be quoted; undefined when it has none that captions can draw. */
export const subjectOf = (prompt: string, language: Language): Subject | undefined => {
  const text = clean(prompt);
  const asked = clean(withoutRequest(text, language)) || text;
  const told = POLITE.test(text) && asked !== text ? asked.replace(/\?$/u, '') : asked;
  const words = capitalised(isBalanced(told) ? told : told.replace(/[()]/gu, ''));
  if (!/[\p{L}\p{N}]/u.test(words) || !DRAWN.test(words)) return undefined;
  if (words.split(' ').some((word) => word.length > LONGEST_WORD)) return undefined;
  const title = shorten(words, TITLE);
  return { title: language === 'en' ? titleCase(title) : title, line: shorten(words, LINE) };
};
