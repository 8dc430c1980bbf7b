import { type Reader, say } from '#reading/tongue.ts';
import { writtenWords } from '#reading/written-words.ts';

/**
 * Respellings, keyed by the written word (case-insensitively); each shows in ordinary letters how the word sounds.
 */
export type Respellings = Readonly<Record<string, string>>;

/** Where a word may carry an ending or an article: “Siobhan’s”, “l’Aïn”, “Nguyen-led”. */
const SEAMS = /(?<=\p{L})(?=['’-]\p{L})|(?<=\p{L}['’-])(?=\p{L})|(?<=['’-])(?=\p{L})/u;
const PLAIN = /^[\p{L}\p{M}'’-]+$/u;

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

const LETTERS = /^\p{L}+$/u;
/** A listed word without surrounding punctuation, because the words of the text are compared without it too. */
const wordIn = (listed: string): string =>
  plain(LETTERS.test(listed) ? listed.normalize('NFC') : (writtenWords(listed)[0]?.text ?? ''));

/** Too many other words start with a shorter word such as “New”. */
const NAME = /^(?:\p{L}{4,}|\p{Lu}{2,})$/u;

/**
 * Splits a word into parts, at least one of which is listed; undefined if none is, or if a part needs a reader.
 * `nameOf` returns a part as it is listed.
 */
const partsOf = (
  text: string,
  nameOf: (part: string) => string | undefined,
): readonly string[] | undefined => {
  const isListed = (part: string): boolean => nameOf(part) !== undefined;
  if (isListed(text)) return [text];
  // “the Nguyens”, but “jeans” isn’t the plural of “Jean”
  const one = text.slice(0, -1);
  if (text.endsWith('s') && NAME.test(one) && nameOf(one) === one) return [one, 's'];
  const parts = text.split(SEAMS);
  return parts.some(isListed) && parts.every((part) => isListed(part) || PLAIN.test(part))
    ? parts
    : undefined;
};

/** The listed name of each part of a word; undefined for parts that are not listed. */
const listedIn = (word: string, names: ReadonlyMap<string, string>) =>
  partsOf(word, (part) => names.get(plain(part)))?.map((part) => ({ part, name: names.get(plain(part)) }));

const namesOf = (listed: Respellings): ReadonlyMap<string, string> =>
  new Map(Object.keys(listed).map((name) => [wordIn(name), name]));

/** The respellings that a text needs, sorted by word. */
export const respellingsIn = (text: string, listed: Respellings): Respellings => {
  const names = namesOf(listed);
  if (names.size === 0) return {};
  const used = writtenWords(text).flatMap(
    (word) => listedIn(word.text, names)?.flatMap(({ name }) => name ?? []) ?? [],
  );
  return Object.fromEntries([...new Set(used)].toSorted().map((name) => [name, listed[name] ?? '']));
};

/** A text with its listed words respelled, which shows what a listener hears. */
export const withRespellings = (text: string, listed: Respellings): string => {
  const names = namesOf(listed);
  let [heard, read] = ['', 0];
  for (const { text: word, start, end } of writtenWords(text)) {
    const parts = listedIn(word, names);
    if (parts === undefined) continue;
    const said = parts.map(({ part, name }) => (name === undefined ? part : listed[name])).join('');
    heard += text.slice(read, start) + said;
    read = end;
  }
  return heard + text.slice(read);
};

/**
 * Reads listed words as respelled; `read` handles digits and signs in a respelling, and `unlisted` reads the word as
 * if it weren’t listed.
 */
export const readRespelled = (
  listed: Respellings,
  read: (respelling: string) => string,
  unlisted: Reader,
): Reader => {
  const known = new Map(
    Object.entries(listed)
      .map(
        ([name, respelling]) =>
          [wordIn(name), { name, said: read(respelling), dotted: name.endsWith('.') }] as const,
      )
      .filter(([name, { said }]) => name !== '' && said !== ''),
  );
  return (words, at, tongue) => {
    const text = words[at]?.text ?? '';
    if (known.size === 0 || text === '') return undefined;
    const whole = known.get(plain(text));
    if (whole !== undefined) {
      // “Sgt”, listed without its dot
      const dotted = whole.dotted || unlisted(words, at, tongue)?.[0]?.dotted === true;
      return [{ spoken: whole.said, dotted }];
    }
    const parts = partsOf(text, (part) => known.get(plain(part))?.name);
    return parts && say(parts.map((part) => known.get(plain(part))?.said ?? part).join(''));
  };
};
