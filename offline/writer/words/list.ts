/** Splits a line into words, for this room's word lists. */
export const wordsOf = (line: string): readonly string[] => line.trim().split(/\s+/u);

export const setOf = (line: string): ReadonlySet<string> => new Set(wordsOf(line));
