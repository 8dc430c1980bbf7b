/* Long lists of alternatives in regular expressions. */

/** Alternatives written over several lines; any spaces may be between their words. */
export const anyOf = (alternatives: string): string => {
  const line = alternatives.replaceAll(/\s*\n\s*/gu, '');
  return `(?:${line.replaceAll(' ?', String.raw`\s*`).replaceAll(' ', String.raw`\s+`)})`;
};
