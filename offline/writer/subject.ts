import type { Language } from '#contract/catalogue.ts';
import { inNominative } from './nominative.ts';
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

/** English questions that are certain without their mark. */
const QUESTION =
  /^(?:what if|(?:what|why|who|where|when|how(?: many| much| long| far| old)?) (?:is|are|was|were|do|does|did|can|could|should|would|will)(?:n’t)?) .*[\p{L}\p{N}]$|\b(?:now what|what now)$/iu;
/** Words that begin a clause: a long prompt is cut before one. */
const CLAUSE: Readonly<Record<Language, RegExp>> = {
  en: /^(?:that|which|who|where|when|while|because|and|but|so|until|as)$/iu,
  es: /^(?:que|donde|cuando|mientras|porque|y|pero|hasta)$/iu,
  fr: /^(?:que|qui|où|quand|pendant|parce|et|mais|jusqu’à)$/iu,
  de: /^(?:dass|wo|wenn|während|weil|und|aber|bis)$/iu,
};

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
const withoutRequest = (text: string, language: Language): string => {
  const rest = REQUESTS[language].reduce((left, request) => left.replace(request, '') || left, text);
  return language === 'de' ? inNominative(rest) : rest;
};

const punctuated = (text: string, language: Language): string =>
  language === 'en' && QUESTION.test(text) ? `${text}?` : text;

const capitalised = (text: string): string =>
  text.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})(?!\p{Lu})/u,
    (_, before: string, first: string) => before + first.toUpperCase(),
  );

interface Limits {
  readonly words: number;
  readonly chars: number;
}

/** The text, its first sentence, or its first clauses or words with an ellipsis: whatever fits. */
const shorten = (text: string, most: Limits, language: Language): string => {
  const fits = (part: string): boolean => part.length <= most.chars && part.split(' ').length <= most.words;
  if (fits(text)) return text;
  const sentence = /^.+?[.!?…](?=\s)/u.exec(text)?.[0];
  if (sentence !== undefined && sentence.split(' ').length >= FEWEST_WORDS && fits(sentence))
    return sentence.replace(/\.$/u, '');
  const words = text.split(' ');
  let kept = words.length - 1;
  while (!fits(`${words.slice(0, kept).join(' ')}…`)) kept -= 1;
  const clause = words
    .slice(0, kept + 1)
    .findLastIndex(
      (word, at) => at >= FEWEST_WORDS && (CLAUSE[language].test(word) || words[at - 1]?.endsWith(',')),
    );
  return `${words
    .slice(0, clause === -1 ? kept : clause)
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
  const balanced = isBalanced(told) ? told : told.replace(/[()]/gu, '');
  const words = capitalised(told === asked ? punctuated(balanced, language) : balanced);
  if (!/[\p{L}\p{N}]/u.test(words) || !DRAWN.test(words)) return undefined;
  if (words.split(' ').some((word) => word.length > LONGEST_WORD)) return undefined;
  const title = shorten(words, TITLE, language);
  return { title: language === 'en' ? titleCase(title) : title, line: shorten(words, LINE, language) };
};
