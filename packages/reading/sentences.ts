import type { Language } from '#reading/language.ts';
import { readingOf } from './reading-of.ts';

/**
 * Text that continues a sentence after a quotation with its own end mark: it has no words, or starts in lower case.
 */
const GOES_ON = /^(?:[^\p{L}\p{N}]*$|[^\p{L}\p{N}«“„"¿¡]*\p{Ll})/u;

/**
 * Characters that may follow the end mark of a sentence or part of one, for a regular expression’s character class.
 * In German, “Lauf!“ ends a sentence.
 */
export const CLOSING_MARKS = String.raw`"'”’»“‘«‹›)\]`;

/** Between an ellipsis and a capital letter, where Unicode’s rules don’t end a sentence. */
const AFTER_ELLIPSIS = /(?<=…[»”“"’')\]]*\s+)(?=[«“„"¿¡(]*\p{Lu})/u;

/** Closing quotation marks preceded by a space, as in French. */
const CLOSING = /^[»”“"’')\]]+\s+/u;

/**
 * The positions after each dot that belongs to a word and doesn’t end a sentence, such as those of “Dr. Smith” and
 * “29. Juli”, in UTF-16 units.
 */
export const wordDots = (text: string, language: Language): ReadonlySet<number> =>
  new Set(
    readingOf(text, language)
      .map(({ end }) => end)
      .filter((end) => text[end - 1] === '.'),
  );

/** The mark that ends a sentence or a clause at the end of a text; a title or a list item may not have one. */
const CLOSED = new RegExp(`[.!?…:;][${CLOSING_MARKS}]*$`, 'u');
const STARTS_SMALL = /^[^\p{L}\p{N}]*\p{Ll}/u;

/** How many words of the next text a voice needs in order to pronounce the last words of this text correctly. */
const NEXT_WORDS = 4;

/**
 * The words of the next text that continue a text’s last sentence, as when a long sentence spans two scenes;
 * undefined if the sentence ends in the first text.
 */
export const goesOnWith = (text: string, next: string | undefined): string | undefined =>
  next === undefined || CLOSED.test(text.trimEnd()) || !STARTS_SMALL.test(next)
    ? undefined
    : next.trim().split(/\s+/u, NEXT_WORDS).join(' ');

/** The sentences of a text, each with its trailing white space. Joined, they give the original text. */
export const sentencesOf = (text: string, language: Language): string[] => {
  const dots = wordDots(text, language);
  const sentences: string[] = [];
  let at = 0;
  const segments = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)];
  for (const segment of segments.flatMap((one) => one.segment.split(AFTER_ELLIPSIS))) {
    const before = sentences.at(-1);
    // A mark inside a word, such as the question mark in a web address, does not end a sentence.
    const isInside = before !== undefined && !/\s$/u.test(before);
    const isParagraph = before !== undefined && /[\n\u2029]\s*$/u.test(before);
    const isWordDot = dots.has(at - (before === undefined ? 0 : before.length - before.trimEnd().length));
    const goesOn = isInside || GOES_ON.test(segment) || (isWordDot && !isParagraph);
    const closing = goesOn ? segment : (CLOSING.exec(segment)?.[0] ?? '');
    const rest = before === undefined ? segment : segment.slice(closing.length);
    if (before !== undefined) sentences[sentences.length - 1] = before + closing;
    if (rest !== '') sentences.push(rest);
    at += segment.length;
  }
  return sentences;
};
