import { resolveConfusablesTransformer, resolveLeetSpeakTransformer } from 'obscenity';

/** Joiners, stray accents and other characters that readers don’t see; spaces and line breaks are kept. */
const UNSEEN = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const FOREIGN = /(?!\p{Script=Latin})\p{L}/gu;
/** One or two characters inside a word that stand for letters: `k1ll`, `bu11et`. */
const LEET = /(?<=\p{L})[@$!|0-9]{1,2}(?=\p{L})/gu;
/** Three or more letters, each separated by a space. */
const SPELT = /(?<![\p{L}\p{N}])\p{L}(?:[^\p{L}\p{N}]{1,6}\p{L}(?![\p{L}\p{N}])){2,}/gu;
const GAP = /[^\p{L}\p{N}]+/gu;
/** A run of letters longer than this is no longer an abbreviation or a spelled-out word. */
const SPELT_MOST = 20;
const PASSAGE_CHARS = 30;

const looksLike = resolveConfusablesTransformer();
const leet = resolveLeetSpeakTransformer();

const through = (transformer: typeof looksLike, text: string): string =>
  Array.from(text, (character) => {
    const code = transformer.transform(character.codePointAt(0) ?? 0);
    return code === undefined ? '' : String.fromCodePoint(code);
  }).join('');

/** The words spelled by spaced-out letters; any gap wider than the narrowest one ends a word. */
const joined = (spelt: string): string => {
  const narrowest = Math.min(...[...spelt.matchAll(GAP)].map(([gap]) => gap.length));
  return spelt.replace(GAP, (gap) => (gap.length > narrowest ? ' ' : ''));
};

/**
 * A text as people read it, however it is written: invisible characters are removed, and look-alikes from other
 * scripts, digits used as letters and spaced-out letters are replaced by what they stand for.
 */
export const asRead = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(FOREIGN, (letter) => through(looksLike, letter))
    .replace(LEET, (written) => through(leet, written))
    .replace(SPELT, joined);

const isAlphabet = (letters: string): boolean =>
  Array.from(letters.toLowerCase().replace(/[^a-z]/gu, '')).every(
    (letter, index, all) => index === 0 || letter.charCodeAt(0) - (all[index - 1] ?? '').charCodeAt(0) === 1,
  );

/** The start of a passage of spaced-out letters that can’t be split into words; the alphabet doesn’t count. */
export const speltOut = (text: string): string | undefined => {
  const seen = text.normalize('NFKC').replace(UNSEEN, '');
  const [found] = [...seen.matchAll(SPELT)]
    .map(([spelt]) => spelt)
    .filter((spelt) => {
      const letters = spelt.replace(GAP, '');
      return letters.length > SPELT_MOST && !isAlphabet(letters);
    });
  return found?.slice(0, PASSAGE_CHARS);
};
