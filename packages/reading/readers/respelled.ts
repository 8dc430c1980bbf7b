import { type Reader, say } from '#reading/tongue.ts';
import { writtenWords } from '#reading/written-words.ts';

/** Respellings by the word as it is written, in any capitals; each says the word in ordinary letters. */
export type Respellings = Readonly<Record<string, string>>;

/** Where a word may carry an ending or an article: “Siobhan’s”, “l’Aïn”, “Nguyen-led”. */
const SEAMS = /(?<=\p{L})(?=['’-]\p{L})|(?<=\p{L}['’-])(?=\p{L})|(?<=['’-])(?=\p{L})/u;
const PLAIN = /^[\p{L}\p{M}'’-]+$/u;

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

const LETTERS = /^\p{L}+$/u;
/** A listed word without the punctuation around it, as the text’s own words are compared. */
const wordIn = (listed: string): string =>
  plain(LETTERS.test(listed) ? listed.normalize('NFC') : (writtenWords(listed)[0]?.text ?? ''));

/** The parts of a word, of which at least one is listed; undefined when none is, or when a part needs a reader. */
const partsOf = (text: string, isListed: (part: string) => boolean): readonly string[] | undefined => {
  if (isListed(text)) return [text];
  const parts = text.split(SEAMS);
  return parts.some(isListed) && parts.every((part) => isListed(part) || PLAIN.test(part))
    ? parts
    : undefined;
};

/** The listed name of each part of a word; undefined for parts that are not listed. */
const listedIn = (word: string, names: ReadonlyMap<string, string>) =>
  partsOf(word, (part) => names.has(plain(part)))?.map((part) => ({ part, name: names.get(plain(part)) }));

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

/** A text with its listed words respelled: what a listener hears, in letters. */
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

/** Reads listed words as they are respelled; `read` says what a respelling’s own figures and signs mean. */
export const readRespelled = (listed: Respellings, read: (respelling: string) => string): Reader => {
  const known = new Map(
    Object.entries(listed)
      .map(
        ([name, respelling]) =>
          [wordIn(name), { said: read(respelling), dotted: name.endsWith('.') }] as const,
      )
      .filter(([name, { said }]) => name !== '' && said !== ''),
  );
  return (words, at) => {
    const text = words[at]?.text ?? '';
    if (known.size === 0 || text === '') return undefined;
    const whole = known.get(plain(text));
    if (whole !== undefined) return [{ spoken: whole.said, dotted: whole.dotted }];
    const parts = partsOf(text, (part) => known.has(plain(part)));
    return parts && say(parts.map((part) => known.get(plain(part))?.said ?? part).join(''));
  };
};
