import { resolveConfusablesTransformer, resolveLeetSpeakTransformer } from 'obscenity';

/** A word in a text: the spellings it may represent, and its position (UTF-16 offsets). */
export interface Word {
  readonly forms: readonly string[];
  readonly start: number;
  readonly end: number;
}

/** Accents, joiners and other characters that readers tend to overlook. */
const UNSEEN = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const LETTER = /\p{L}/u;
const DIGITS = /^\d+$/u;
/** Characters that replace letters inside a word. */
const LEET = /[@$!|0-9]/u;
const THRICE = /(.)\1{2,}/gu;
/** This many spaced-out letters make a word. A single letter before them may be an article. */
const SPELT_OUT = 3;

const looksLike = resolveConfusablesTransformer();
const leet = resolveLeetSpeakTransformer();

const through = (transformer: typeof looksLike, character: string): string => {
  const code = transformer.transform(character.codePointAt(0) ?? 0);
  return code === undefined ? '' : String.fromCodePoint(code);
};

/**
 * A character reduced to what it looks like, in lower case without accents: `É`, `е` (Cyrillic) and `𝐞` all become
 * `e`.
 */
const plain = (character: string): string =>
  Array.from(character.toLowerCase().replaceAll('ß', 'ss').normalize('NFKD'))
    .filter((part) => !UNSEEN.test(part))
    .map((part) => through(looksLike, part).toLowerCase())
    .join('');

/** A spelling, such as `kiiill`, with repeated letters shortened. */
const shortened = (spelling: string): readonly string[] => [
  spelling.replace(THRICE, '$1'),
  spelling.replace(THRICE, '$1$1'),
];

const asLetters = (spelling: string): string =>
  Array.from(spelling, (character) => through(leet, character)).join('');

/** The words that a spelling may represent when leetspeak is read as letters (a `1` is an `i` or an `l`). */
const formsOf = (spelling: string): string[] => {
  const isLeet = LETTER.test(spelling) && LEET.test(spelling);
  const read = isLeet ? [asLetters(spelling), asLetters(spelling.replace(/[1!|]/gu, 'l'))] : [spelling];
  return [...new Set(read.flatMap(shortened))];
};

interface Spelling {
  text: string;
  start: number;
  end: number;
}

/** The text, split at everything except letters, digits and characters that replace letters. */
const spellingsOf = (text: string): Spelling[] => {
  const found: Spelling[] = [];
  let open: Spelling | undefined;
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const seen = plain(character);
    if (seen !== '' && (LETTER.test(seen) || LEET.test(seen))) {
      if (open === undefined) found.push((open = { text: '', start: at, end }));
      open.text += seen;
      open.end = end;
    } else if (seen !== '' || !UNSEEN.test(character)) open = undefined;
    at = end;
  }
  return found;
};

/**
 * Runs of single letters (`b o m b`, `b.o.m.b`) joined into the word they spell, with and without an article before
 * it.
 */
const joined = (run: readonly Spelling[]): Word[] => {
  const [first, ...rest] = run;
  const last = run.at(-1);
  if (first === undefined || last === undefined) return [];
  const place = { start: first.start, end: last.end };
  if (run.length < SPELT_OUT) return run.map(({ text, start, end }) => ({ forms: [text], start, end }));
  const whole = run.map(({ text }) => text).join('');
  const tail = rest.map(({ text }) => text).join('');
  return [{ forms: [...new Set([...formsOf(whole), ...formsOf(tail)])], ...place }];
};

const trimmed = ({ text, start, end }: Spelling): Spelling => ({
  // Punctuation that ends a sentence doesn’t count as letters.
  text: text.replace(/[!|]+$/u, ''),
  start,
  end,
});

/**
 * The words of a text as a person would read them, even if they are disguised by look-alikes from other
 * scripts, accents, invisible characters, leetspeak or spaced-out letters.
 */
export const wordsOf = (text: string): Word[] => {
  const words: Word[] = [];
  let run: Spelling[] = [];
  const close = (): void => {
    words.push(...joined(run));
    run = [];
  };
  for (const spelling of spellingsOf(text).map(trimmed)) {
    if (spelling.text === '') continue;
    if (spelling.text.length === 1 && !DIGITS.test(spelling.text)) run.push(spelling);
    else {
      close();
      const { text: written, start, end } = spelling;
      words.push({ forms: formsOf(written), start, end });
    }
  }
  close();
  return words;
};
