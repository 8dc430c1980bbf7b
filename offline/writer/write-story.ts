import type { Category, Language } from '#contract/catalogue.ts';
import type { Draft } from '#contract/script.ts';
import { illustrated } from './illustrate.ts';
import { hashOf, type Seeded, seeded } from './seeded.ts';
import type { Tale } from './tale.ts';
import { TALES } from './tales.ts';
import { LINES, type LineName, NAMES } from './texts/names.ts';

const isClosed = (line: string): boolean => /[?!…]$/u.test(line);

/**
 * A line quoted according to a language’s rules: in one form it ends the sentence, in the other the sentence
 * continues.
 */
const quoted = (line: string, language: Language): { ending: string; going: string } => {
  const stop = isClosed(line) ? '' : '.';
  const comma = isClosed(line) ? '' : ',';
  switch (language) {
    case 'en':
      return { ending: `“${line}${stop}”`, going: `“${line}${comma}”` };
    case 'es':
      return { ending: `“${line}”.`, going: `“${line}”,` };
    case 'fr':
      return { ending: `« ${line}${stop} »`, going: `« ${line} »${comma}` };
    case 'de':
      return { ending: `„${line}${stop}“`, going: `„${line}“,` };
  }
};

const CHOICE = /\[([^[\]]*)\]/gu;
const SLOT = /\{([^{}]+)\}/gu;

/**
 * Resolves the choices in a narration, then its slots. Values are never parsed, so they may contain anything.
 * Throws a RangeError for an unknown slot.
 */
const fill = (narration: string, choice: Seeded, values: Readonly<Record<string, string>>): string =>
  narration
    .replace(CHOICE, (_, options: string) => choice.pick(options.split('|')))
    .replace(SLOT, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new RangeError(`No tale has the slot {${name}}`);
      return value;
    });

const shuffled = <T>(items: readonly T[], choice: Seeded): T[] => {
  const left = [...items];
  return items.flatMap(() => left.splice(choice.below(left.length), 1));
};

/** How poorly a tale suits a category; 0 is a perfect fit. */
const distance = ({ kin }: Tale, category: Category): number => {
  const at = kin.indexOf(category);
  return at === -1 ? kin.length : at;
};

const EVERY_TALE = Object.values(TALES).flat();

const endsWith = ({ scenes }: Tale, ending: string): boolean =>
  ending !== '' && scenes.at(-1)?.[1].endsWith(ending) === true;

/**
 * The index of an earlier story based on a tale, in any language, recognised by its last sentence; -1 if there is
 * none.
 */
const toldAt = ({ id }: Tale, earlier: readonly string[]): number => {
  const versions = EVERY_TALE.filter((tale) => tale.id === id);
  return earlier.findIndex((ending) => versions.some((tale) => endsWith(tale, ending)));
};

/** The tale’s lines that the latest story can’t have quoted; all of them if it may have quoted any. */
const linesOf = ({ lines }: Tale, [latest = '']: readonly string[]): readonly LineName[] => {
  const before: readonly LineName[] = EVERY_TALE.find((tale) => endsWith(tale, latest))?.lines ?? [];
  const others = lines.filter((line) => !before.includes(line));
  return others.length === 0 ? lines : others;
};

/** A tale not used by any earlier story, in the category if possible; otherwise the least recently used tale. */
const chooseTale = (
  tales: readonly Tale[],
  category: Category,
  earlier: readonly string[],
  choice: Seeded,
): Tale => {
  const ranked = shuffled(tales, choice)
    .map((tale) => ({ tale, told: toldAt(tale, earlier), distance: distance(tale, category) }))
    .toSorted((a, b) => a.distance - b.distance);
  const [oldest] = ranked.toSorted((a, b) => b.told - a.told);
  const chosen = ranked.find(({ told }) => told === -1) ?? oldest;
  if (chosen === undefined) throw new RangeError('There are no tales');
  return chosen.tale;
};

export interface StoryRequest {
  readonly prompt: string;
  readonly category: Category;
  readonly language: Language;
  /** The last sentences of the creator’s latest stories, newest first. The new story starts and ends differently. */
  readonly earlier?: readonly string[] | undefined;
}

const valuesOf = (
  lines: readonly LineName[],
  language: Language,
  choice: Seeded,
): Readonly<Record<string, string>> => {
  const { she, he, surname, town } = NAMES[language];
  const { ending, going } = quoted(LINES[language][choice.pick(lines)], language);
  return {
    she: choice.pick(she),
    he: choice.pick(he),
    surname: choice.pick(surname),
    town: choice.pick(town),
    'line.': ending,
    'line,': going,
  };
};

/**
 * Writes a short, invented story for a prompt, without a model. The story isn’t about the prompt and doesn’t use any
 * of its words. The same request always produces the same story.
 */
export const writeStory = ({ prompt, category, language, earlier = [] }: StoryRequest): Draft => {
  const choice = seeded(hashOf([language, category, prompt, ...earlier].join('\n')));
  const tale = chooseTale(TALES[language], category, earlier, choice);
  const values = valuesOf(linesOf(tale, earlier), language, choice);
  return {
    title: tale.title,
    scenes: illustrated(tale).map(({ narration, picture }) => ({
      narration: fill(narration, choice, values),
      picture,
    })),
  };
};
