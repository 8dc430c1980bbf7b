import { ELEMENT_WORDS } from './lexicon-elements.ts';
import { OBJECT_WORDS } from './lexicon-objects.ts';
import { FIGURE_WORDS } from './lexicon-people.ts';
import { SETTING_WORDS, SHOT_WORDS, TIME_WORDS, WEATHER_WORDS } from './lexicon-places.ts';
import { singular } from './singular.ts';

const LONGEST_PHRASE_WORDS = 4;

const indexOf = (lists: Readonly<Record<string, string>>): Map<string, string> =>
  new Map(
    Object.entries(lists).flatMap(([name, words]) =>
      words.split(',').map((word): [string, string] => [word, name]),
    ),
  );

const INDEX = {
  object: indexOf({ ...ELEMENT_WORDS, ...OBJECT_WORDS }),
  setting: indexOf(SETTING_WORDS),
  figure: indexOf(FIGURE_WORDS),
  time: indexOf(TIME_WORDS),
  weather: indexOf(WEATHER_WORDS),
  shot: indexOf(SHOT_WORDS),
} as const;
type Kind = keyof typeof INDEX;

/** A word or phrase from a lexicon, found in a description. */
export interface Hit {
  readonly name: string;
  readonly at: number;
  readonly words: number;
  readonly plural: boolean;
}

/** All names of one kind found in the words; at each word, the longest phrase wins. */
export const hitsOf = (kind: Kind, words: readonly string[]): Hit[] => {
  const found: Hit[] = [];
  const index = INDEX[kind];
  for (let at = 0; at < words.length; ) {
    let step = 1;
    for (let length = Math.min(LONGEST_PHRASE_WORDS, words.length - at); length >= 1; length -= 1) {
      const slice = words.slice(at, at + length);
      const phrase = slice.map(singular).join(' ');
      const name = index.get(slice.join(' ')) ?? index.get(phrase);
      if (name === undefined) continue;
      found.push({ name, at, words: length, plural: slice.at(-1) !== singular(slice.at(-1) ?? '') });
      step = length;
      break;
    }
    at += step;
  }
  return found;
};
