import type { Language } from '#contract/catalogue.ts';
import { LOOSE_PAIRS } from './skeletons/loose.ts';
import { SKELETONS } from './skeletons/skeletons.ts';
import { TOLD_STORIES } from './told-stories.ts';
import type { TestScript, ToldStory } from './told-story.ts';

export const KINDS = ['paraphrase', 'same skeleton', 'same topic', 'unrelated'] as const;
type Kind = (typeof KINDS)[number];

/** Two scripts, and how they were made similar. */
export interface Pair {
  readonly kind: Kind;
  readonly name: string;
  readonly language: Language;
  readonly one: TestScript;
  readonly other: TestScript;
}

export const PAIRS_PER_KIND = 15;

const pair =
  (kind: Kind, { name, language }: Pick<Pair, 'name' | 'language'>) =>
  (one: TestScript | undefined, other: TestScript | undefined): Pair[] =>
    one === undefined || other === undefined ? [] : [{ kind, name, language, one, other }];

const filled = (text: string, subject: Readonly<Record<string, string>>): TestScript => ({
  title: subject['title'] ?? '',
  content: text.replaceAll(/\{(\w+)\}/gu, (_, gap: string) => subject[gap] ?? `{${gap}}`),
});

const skeletonPairs = (): Pair[] =>
  SKELETONS.flatMap((skeleton) => {
    const [one, other] = skeleton.subjects.map((subject) => filled(skeleton.text, subject));
    return pair('same skeleton', skeleton)(one, other);
  });

/** Pairs of each story with the next story in the same language, which is often of the same kind. */
const unrelatedPairs = (): Pair[] =>
  TOLD_STORIES.flatMap((story) => {
    const others = TOLD_STORIES.filter(({ language }) => language === story.language);
    const other = others[others.indexOf(story) + 1];
    return other === undefined
      ? []
      : pair('unrelated', { ...story, name: `${story.name}, ${other.name}` })(story.told, other.told);
  });

/** Picks the pairs to keep for one kind, spread over all stories and languages. */
const spread = (pairs: readonly Pair[]): Pair[] =>
  Array.from(
    { length: PAIRS_PER_KIND },
    (_, index) => pairs[Math.floor((index * pairs.length) / PAIRS_PER_KIND)],
  ).filter((one) => one !== undefined);

const told = (kind: Kind, against: (story: ToldStory) => TestScript | undefined): Pair[] =>
  TOLD_STORIES.flatMap((story) => pair(kind, story)(story.told, against(story)));

/**
 * Sixty pairs. The similarity measure and its threshold were chosen using two hundred pairs, half of which were held
 * out.
 */
export const PAIRS: readonly Pair[] = [
  told('paraphrase', ({ retold }) => retold),
  [...LOOSE_PAIRS.map((loose): Pair => ({ kind: 'same skeleton', ...loose })), ...skeletonPairs()],
  told('same topic', ({ toldDifferently }) => toldDifferently),
  unrelatedPairs(),
].flatMap(spread);
