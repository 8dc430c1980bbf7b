import type { Language } from '#contract/catalogue.ts';

/**
 * Text after a quotation's own end mark that doesn't begin a new sentence: it has no words or starts in lower
 * case.
 */
const GOES_ON = /^(?:[^\p{L}\p{N}]*$|[^\p{L}\p{N}«“„"¿¡]*\p{Ll})/u;

/** Closing quotation marks that are set apart by a space, as in French. */
const CLOSING = /^[»”“"’')\]]+\s+/u;

/** A form of address, which is followed by a name. */
const TITLE = /(?:^|[^\p{L}])(?:Mr|Mrs|Ms|Dr|Prof|Sr|Sra|Dra|Mme|Mlle|Hr)\.\s+$/u;

/** The sentences of a text, each with its trailing white space. Joined, they give the original text. */
export const sentencesOf = (text: string, language: Language): string[] => {
  const sentences: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    const before = sentences.at(-1);
    // A mark inside a word, such as the question mark in a web address, does not end a sentence.
    const isInside = before !== undefined && !/\s$/u.test(before);
    const goesOn = isInside || GOES_ON.test(segment) || TITLE.test(before ?? '');
    const closing = goesOn ? segment : (CLOSING.exec(segment)?.[0] ?? '');
    const rest = before === undefined ? segment : segment.slice(closing.length);
    if (before !== undefined) sentences[sentences.length - 1] = before + closing;
    if (rest !== '') sentences.push(rest);
  }
  return sentences;
};
