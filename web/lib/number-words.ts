const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

/** A count as written in running text: "five", but digits above twelve. */
export const inWords = (count: number): string => WORDS[count] ?? String(count);

/** The same for the start of a sentence: "Five". */
export const atStart = (count: number): string => {
  const word = inWords(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
};
