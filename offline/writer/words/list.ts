/** The words of a line, for the word lists of this room. */
export const wordsOf = (line: string): readonly string[] => line.trim().split(/\s+/u);

export const setOf = (line: string): ReadonlySet<string> => new Set(wordsOf(line));
