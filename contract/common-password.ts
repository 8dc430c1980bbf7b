/**
 * A password that could be guessed within this many tries (as a power of ten) is refused. At ten guesses every
 * quarter-hour, an attacker needs three years for a million.
 */
export const GUESSED_WITHIN_LOG10 = 6;

/** Checking a longer text takes too long, and the beginning is enough. */
export const JUDGED_CHARS = 64;

/** Words of this product that passwords may not consist of. */
const PRODUCT_WORDS = ['veilcast', 'veil', 'cast', 'creator', 'video', 'story'];

/** Words that a password may not consist of: the product's own, the person's name and the parts of their address. */
export const ownWords = (email: string, name = ''): string[] =>
  [...PRODUCT_WORDS, email, ...email.split(/[@.+_-]/u), ...name.split(/\s+/u)].filter(
    (word) => word.length > 2,
  );
