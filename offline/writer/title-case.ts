const SMALL = new Set('a an and as at but by for from in nor of on or the to vs vs. with'.split(' '));

/** Typed in capitals, and more than an abbreviation. */
const isShouted = (text: string): boolean =>
  !/\p{Ll}/u.test(text) && text.split(' ').some((word) => SMALL.has(word.toLowerCase()));

/** English title case. Words with capitals of their own, and those of another script, stay as they are. */
export const titleCase = (text: string): string => {
  const words = (isShouted(text) ? text.toLowerCase() : text).split(' ');
  return words
    .map((word, at) =>
      (SMALL.has(word) && at > 0 && at < words.length - 1) || /\p{Lu}|^[^a-z]*$/u.test(word)
        ? word
        : word.replace(/\p{L}/u, (first) => first.toUpperCase()),
    )
    .join(' ');
};
