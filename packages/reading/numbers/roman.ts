const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
const ROMAN = /^(?=.)M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/u;

/** The value of an upper-case Roman numeral; undefined for other words. */
export const romanOf = (text: string): bigint | undefined => {
  if (!ROMAN.test(text)) return undefined;
  const values = Array.from(text, (letter) => VALUES[letter] ?? 0);
  const sum = values.reduce(
    (total, value, at) => total + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
  return BigInt(sum);
};
