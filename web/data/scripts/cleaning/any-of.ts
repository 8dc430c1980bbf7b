/* Long lists of alternatives in regular expressions. */

/** Alternatives over several lines, with any spaces between their words. */
export const anyOf = (alternatives: string): string => {
  const line = alternatives.replaceAll(/\s*\n\s*/gu, '');
  return `(?:${line.replaceAll(' ?', String.raw`\s*`).replaceAll(' ', String.raw`\s+`)})`;
};
