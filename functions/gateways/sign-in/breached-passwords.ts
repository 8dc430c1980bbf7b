import { breachPrefix } from './breach-prefix.ts';
import { BREACHED } from './breached-list.ts';

/** Seven bits per byte, lowest first; the top bit signals that more bytes follow. */
const MORE = 0x80;
const BITS = 7;

/** The prefixes in ascending order, each stored as the difference from the previous one. */
const prefixesOf = (packed: Uint8Array): readonly number[] => {
  const prefixes: number[] = [];
  let [before, difference, place] = [0, 0, 1];
  for (const byte of packed) {
    difference += (byte % MORE) * place;
    place *= 2 ** BITS;
    if (byte >= MORE) continue;
    before += difference;
    prefixes.push(before);
    [difference, place] = [0, 1];
  }
  return prefixes;
};

/** Recognises passwords that were stolen from other sites and published, regardless of case. */
export const breachedPasswords = (): ((password: string) => boolean) => {
  const prefixes = new Set(prefixesOf(Buffer.from(BREACHED, 'base64')));
  return (password) => prefixes.has(breachPrefix(password));
};
