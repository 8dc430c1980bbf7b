/**
 * A password that could be guessed within this many tries (as a power of ten) is refused. At ten guesses every
 * quarter-hour, an attacker needs three years to make a million guesses.
 */
export const GUESSED_WITHIN_LOG10 = 6;

/** Checking a longer text takes too long, and the beginning is enough. */
export const JUDGED_CHARS = 64;

/** The product’s own words, which a password may not consist of. */
const PRODUCT_WORDS = ['veilcast', 'veil', 'cast', 'creator', 'video', 'story'];

/**
 * Words that a password may not consist of: the product's own, the person’s name and the parts of their email
 * address.
 */
export const ownWords = (email: string, name = ''): string[] =>
  [...PRODUCT_WORDS, email, ...email.split(/[@.+_-]/u), ...name.split(/\s+/u)].filter(
    (word) => word.length > 2,
  );
