/**
 * A password that would be guessed within this many tries (as a power of ten) is refused. An attacker who may guess ten
 * times in a quarter of an hour needs three years for a million.
 */
export const GUESSED_WITHIN_LOG10 = 6;

/** Judging a longer text takes long, and its beginning says enough. */
export const JUDGED_CHARS = 64;

/** Words about a person that their own password may not be made of: their name and the parts of their address. */
export const ownWords = (email: string, name = ''): string[] =>
  [email, ...email.split(/[@.+_-]/u), ...name.split(/\s+/u)].filter((word) => word.length > 2);
