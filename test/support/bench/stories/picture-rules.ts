import { recognise } from '@veilcast/painter';
import type { Draft } from '#contract/script.ts';
import { membersIn } from '#functions/domain/story/cast.ts';
import { defined } from '#test/support/values.ts';
import { overlapOf } from './overlap.ts';
import { APPEARANCE, LIGHT, STOP_WORDS } from './word-lists.ts';

/**
 * Metrics that can be computed for a story’s pictures. Each value is a share from 0 to 1; undefined where it does not
 * apply.
 */

const MIN_LETTERS = 4;

const share = (parts: readonly boolean[]): number | undefined =>
  parts.length === 0 ? undefined : parts.filter(Boolean).length / parts.length;

const lowerWords = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Pairs of neighbours: each item with the previous item. */
const pairsOf = <Item>(items: readonly Item[]): (readonly [Item, Item])[] =>
  items.slice(1).map((item, index) => [defined(items[index]), item]);

/** The share of neighbouring pictures whose descriptions name different framings. */
export const framingChanges = ({ scenes }: Draft): number | undefined => {
  const framings = scenes.map(({ picture }) => recognise(picture).shot ?? '');
  return share(pairsOf(framings).map(([one, next]) => one !== '' && next !== '' && one !== next));
};

/** The share of pictures whose description names the light, the time of day or the weather. */
export const lightNamed = ({ scenes }: Draft): number | undefined =>
  share(
    scenes.map(({ picture }) => {
      const { time, weather } = recognise(picture);
      return time !== undefined || weather !== undefined || LIGHT.test(picture);
    }),
  );

/**
 * The words of a description that name what the picture shows, without the names of cast members, which should
 * repeat.
 */
const subjectsOf = (picture: string, names: ReadonlySet<string>): Set<string> =>
  new Set(
    lowerWords(picture).filter(
      (word) => word.length >= MIN_LETTERS && !STOP_WORDS.has(word) && !names.has(word),
    ),
  );

/** How much the words of neighbouring descriptions differ. */
export const subjectChanges = ({ scenes, cast = [] }: Draft): number | undefined => {
  const names = new Set(cast.flatMap(({ name }) => lowerWords(name)));
  const overlaps = pairsOf(scenes.map(({ picture }) => subjectsOf(picture, names))).map(([one, next]) =>
    overlapOf(one, next),
  );
  return overlaps.length === 0
    ? undefined
    : 1 - overlaps.reduce((sum, value) => sum + value, 0) / overlaps.length;
};

const appearanceIn = (text: string): string[] => lowerWords(text).filter((word) => APPEARANCE.has(word));

/**
 * The share of pictures whose words about clothes, hair and age match those of the cast, times the share of cast
 * members named in at least one picture. If there is no cast, the first picture with such words is used instead.
 */
export const castConsistency = ({ scenes, cast = [] }: Draft): number | undefined => {
  const pictures = scenes.map(({ picture }) => picture);
  const set = new Set(
    cast.length > 0
      ? cast.flatMap(({ looks }) => appearanceIn(looks))
      : (pictures.map(appearanceIn).find((words) => words.length > 0) ?? []),
  );
  const shown = pictures.filter(
    (picture) => appearanceIn(picture).length > 0 || membersIn(picture, cast).length > 0,
  );
  const kept = share(shown.map((picture) => appearanceIn(picture).every((word) => set.has(word))));
  if (kept === undefined) return cast.length > 0 ? 0 : undefined;
  const used = new Set(pictures.flatMap((picture) => membersIn(picture, cast)));
  return kept * (cast.length === 0 ? 1 : used.size / cast.length);
};
