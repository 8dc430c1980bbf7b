import type { Category } from '#contract/catalogue.ts';
import type { Seeded } from './seeded.ts';
import type { Tale } from './tale.ts';

const shuffled = <T>(items: readonly T[], choice: Seeded): T[] => {
  const left = [...items];
  return items.flatMap(() => left.splice(choice.below(left.length), 1));
};

/** How well a tale suits a category: 0 is best. */
const distance = ({ kin }: Tale, category: Category): number => {
  const at = kin.indexOf(category);
  return at === -1 ? kin.length : at;
};

/** Which of the earlier stories, by their last sentences, told a tale; -1 if none did. */
const toldAt = ({ scenes }: Tale, earlier: readonly string[]): number => {
  const last = scenes.at(-1)?.[1] ?? '';
  return earlier.findIndex((ending) => ending !== '' && last.endsWith(ending));
};

/** A tale that none of the earlier stories used, of the category if possible; else the one used longest ago. */
export const chooseTale = (
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
