const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first `limit` user-perceived characters, cut at a word boundary if possible and marked with … when cut. */
export const shorten = (text: string, limit: number): string => {
  const letters = Array.from(graphemes.segment(text), (part) => part.segment);
  if (letters.length <= limit) return text;
  const cut = letters.slice(0, limit - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > cut.length / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.…–-]+$/u, '')}…`;
};

/** Capitalises the first letter, even after an opening quotation mark. */
export const capitalised = (text: string): string =>
  text.replace(
    /^([“«„"'¿¡\s]*)(\p{Ll})/u,
    (_, lead: string, letter: string) => lead + letter.toLocaleUpperCase('en'),
  );

/** Capitalises each sentence and collapses spaces. */
export const asSentences = (text: string): string =>
  capitalised(text.replace(/[^\S\n]+/gu, ' ').trim()).replace(
    /([.!?…][”»“]?) ([“«„¿¡]*)(\p{Ll})/gu,
    (whole, end: string, open: string, letter: string) =>
      end.startsWith('…') ? whole : `${end} ${open}${letter.toLocaleUpperCase('en')}`,
  );

const SMALL = new Set([
  'a',
  'an',
  'the',
  'of',
  'in',
  'on',
  'at',
  'to',
  'and',
  'or',
  'but',
  'for',
  'by',
  'with',
  'from',
  'nor',
]);

/** English title case; keeps words with their own capitals or without letters. */
export const titleCase = (text: string): string => {
  const words = text.split(' ');
  return words
    .map((word, at) => {
      if (/[<>{}\\]/u.test(word)) return word;
      if (at > 0 && at < words.length - 1 && SMALL.has(word.toLowerCase())) return word.toLowerCase();
      return word.replace(
        /^([^\p{L}\p{N}]*)(\p{Ll})/u,
        (_, lead: string, letter: string) => lead + letter.toUpperCase(),
      );
    })
    .join(' ');
};
