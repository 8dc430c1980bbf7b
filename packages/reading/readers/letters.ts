import { sayWhole } from '../numbers/written-number.ts';
import { type Reader, say, type Tongue } from '../tongue.ts';
import type { WrittenWord } from '../written-words.ts';
import { isCapitalised, shortens } from './dots.ts';
import { own } from './lookup.ts';

const CAPITALS = /^\p{Lu}{2,}$/u;
/** FBI, F.B.I, UFOs, CEO’s. */
const INITIALS =
  /^(?<letters>[A-ZÀ-ÖØ-Þ]{2,7}|[A-ZÀ-ÖØ-Þ](?:\.[A-ZÀ-ÖØ-Þ]){1,5})(?<ending>(?:\.?['’]s|s)?)$/u;
const INITIAL = /^[A-ZÀ-ÖØ-Þ]$/u;
const VOWEL = /[AEIOUYÀ-ÖØ-Ý]/u;
/** HMM, SHH, BRRR: sounds, not initials. */
const SOUND = /^(?:H+M+|S+H+|P+S+T+|B+R+|G+R+|T+S+K+|P+F+T*|Z+)$/u;
const MOST_SPELLED = 6;
/** In these languages, the s of “DVDs” isn’t pronounced. */
const SILENT_PLURAL = new Set(['es', 'fr']);
/** AK-47. */
const MODEL = /^(?<letters>[A-Z]{2})-(?<digits>\d{1,4})$/u;

export const sayLetters = (text: string): string => Array.from(text).join(' ');

/** Whether a neighbouring word is in capitals too: then this word is shouted text, and is read as a word. */
const isShouted = (words: readonly WrittenWord[], at: number, { spelled }: Tongue): boolean => {
  const before = words[at - 1]?.closes === '' ? words[at - 1]?.text : undefined;
  const next = words[at]?.closes === '' ? words[at + 1]?.text : undefined;
  return [before, next].some((text = '') => CAPITALS.test(text) && VOWEL.test(text) && !spelled.has(text));
};

/**
 * Reads initialisms letter by letter; leaves acronyms that are words, and shouted words, to other readers.
 */
export const readLetters: Reader = (words, at, tongue) => {
  const word = words[at];
  if (word === undefined) return undefined;
  if (INITIAL.test(word.text) && word.closes.startsWith('.') && isInitial(words, at, tongue))
    return [{ spoken: word.text, dotted: true }];
  const model = MODEL.exec(word.text)?.groups;
  if (model !== undefined)
    return say(`${sayLetters(model['letters'] ?? '')} ${sayWhole(model['digits'] ?? '', tongue)}`);
  const { letters = '', ending = '' } = INITIALS.exec(word.text)?.groups ?? {};
  if (letters === '') return undefined;
  const name = letters.replaceAll('.', '');
  const isDotted = letters.includes('.');
  const hasVowel = VOWEL.test(name);
  const spelled =
    isDotted ||
    (tongue.spelled.has(name) && !(tongue.alsoWords.has(name) && isShouted(words, at, tongue))) ||
    (!hasVowel && name.length <= MOST_SPELLED && !SOUND.test(name));
  if (!spelled) return undefined;
  const spoken = `${sayLetters(name)}${ending === '' || SILENT_PLURAL.has(tongue.code) ? '' : "'s"}`;
  return [{ spoken, dotted: isDotted && shortens(words, at, tongue) }];
};

/** “J. K. Rowling” has initials; in “Plan B. Then”, “So did I. Then” and “Malcolm X. He”, the dot ends a sentence. */
const isInitial = (
  words: readonly WrittenWord[],
  at: number,
  { lettered, beginnings, code }: Tongue,
): boolean => {
  const [before, next] = [words[at - 1], words[at + 1]];
  const isNextInitial = INITIAL.test(next?.text ?? '') && next?.closes.startsWith('.') === true;
  // In other languages, such words can start a name too, as in “J. Le Goff”.
  if (code === 'en' && beginnings.has(next?.text ?? '') && !isNextInitial) return false;
  return isCapitalised(next) && words[at]?.closes === '.' && !lettered.has(before?.text.toLowerCase() ?? '');
};

/** A letter that names something, as in “Plan A”, is not an article. */
export const readNamedLetter: Reader = (words, at, tongue) => {
  const text = words[at]?.text ?? '';
  const before = words[at - 1]?.text.toLowerCase() ?? '';
  if (!INITIAL.test(text) || !tongue.lettered.has(before)) return undefined;
  return say(own(tongue.letters, text) ?? text);
};
