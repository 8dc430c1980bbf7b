/** The factor that samples are multiplied by for a gain in decibels. */
export const gainOf = (db: number): number => 10 ** (db / 20);
