import type { Word } from './words.ts';

/** Terms by concept: one or more words; `*` marks a prefix, `#` a number below 18, `%` a year before 2000. */
export type Lexicon<Concept extends string> = Readonly<Record<Concept, readonly string[]>>;

/** Where a concept is mentioned in a text: from the first to the last word of a term. */
export interface Mention<Concept extends string> {
  readonly concept: Concept;
  readonly first: number;
  readonly last: number;
}

const ADULT = 18;
const NUMBERS: ReadonlySet<string> = new Set(
  Array.from({ length: ADULT - 1 }, (_, index) => String(index + 1)).concat(
    'six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(' '),
    'seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete'.split(' '),
    'sept huit neuf dix onze douze treize quatorze quinze seize'.split(' '),
    'sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn'.split(' '),
  ),
);

const YEAR = /^1\d{3}$/u;

interface Term<Concept extends string> {
  readonly concept: Concept;
  readonly parts: readonly string[];
}

const matches = (part: string, { forms }: Word): boolean => {
  if (part === '#') return forms.some((form) => NUMBERS.has(form));
  if (part === '%') return forms.some((form) => YEAR.test(form));
  if (!part.endsWith('*')) return forms.includes(part);
  const beginning = part.slice(0, -1);
  return forms.some((form) => form.startsWith(beginning));
};

/** The length of the prefix by which terms are indexed; if the first word is shorter, the whole word is the key. */
const FILED_UNDER = 3;
const fileOf = (word: string): string =>
  word === '#' || word === '%' ? word : word.replace('*', '').slice(0, FILED_UNDER);

/** Finds a lexicon’s terms in a list of words. */
export const termFinder = <Concept extends string>(
  lexicons: readonly Lexicon<Concept>[],
): ((words: readonly Word[]) => Mention<Concept>[]) => {
  const files = new Map<string, Term<Concept>[]>();
  for (const lexicon of lexicons)
    for (const concept in lexicon)
      for (const term of lexicon[concept]) {
        const parts = term.split(' ');
        const file = fileOf(parts[0] ?? '');
        files.set(file, [...(files.get(file) ?? []), { concept, parts }]);
      }
  const filed = ({ forms }: Word): Term<Concept>[] =>
    [...new Set([...forms.map(fileOf), '#', '%'])].flatMap((file) => files.get(file) ?? []);
  return (words) =>
    words.flatMap((word, first) =>
      filed(word)
        .filter(({ parts }) =>
          parts.every((part, offset) => {
            const at = words[first + offset];
            return at !== undefined && matches(part, at);
          }),
        )
        .map(({ concept, parts }) => ({ concept, first, last: first + parts.length - 1 })),
    );
};
