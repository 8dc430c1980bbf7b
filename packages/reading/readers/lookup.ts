/** A table entry; undefined for inherited keys, such as “constructor”. */
export const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Joins words with single spaces, leaving out empty ones. */
export const joined = (words: readonly string[]): string => words.filter((word) => word !== '').join(' ');
