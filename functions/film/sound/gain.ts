/** The factor by which samples are multiplied for a gain in decibels. */
export const gainOf = (db: number): number => 10 ** (db / 20);
