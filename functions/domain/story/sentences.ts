import type { Language } from '#contract/catalogue.ts';

/** Nothing to say, or the sentence goes on: what stands behind a quotation that ends with a mark of its own. */
const GOES_ON = /^(?:[^\p{L}\p{N}]*$|[^\p{L}\p{N}«“„"¿¡]*\p{Ll})/u;

/** Marks that close a quotation and stand apart from it, as in French. */
const CLOSING = /^[»”“"’')\]]+\s+/u;

/** The sentences of a text, with the white space behind them: joined they are the text. */
export const sentencesOf = (text: string, language: Language): string[] => {
  const sentences: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    const before = sentences.at(-1);
    // A mark inside a word, such as the question mark of an address, ends no sentence.
    const isInside = before !== undefined && !/\s$/u.test(before);
    const closing = isInside || GOES_ON.test(segment) ? segment : (CLOSING.exec(segment)?.[0] ?? '');
    const rest = before === undefined ? segment : segment.slice(closing.length);
    if (before !== undefined) sentences[sentences.length - 1] = before + closing;
    if (rest !== '') sentences.push(rest);
  }
  return sentences;
};
