import type { Language } from '#contract/catalogue.ts';
import { FINISHED_STORIES } from '#contract/finished-stories.ts';
import { contentOf } from '#contract/script.ts';
import { FINISHED_TEXTS } from '#offline/finished/finished-texts.ts';
import { reworded } from './reworded.ts';
import { ENGLISH_FIRST } from './skeletons/english-first.ts';
import { ENGLISH_SECOND } from './skeletons/english-second.ts';
import { LOOSE_PAIRS } from './skeletons/loose.ts';
import type { Skeleton } from './skeletons/skeleton.ts';
import { SPANISH_FRENCH_GERMAN } from './skeletons/spanish-french-german.ts';
import { TOLD_STORIES } from './told-stories.ts';
import type { TestScript, ToldStory } from './told-story.ts';

export const KINDS = ['paraphrase', 'same skeleton', 'same topic', 'unrelated'] as const;
type Kind = (typeof KINDS)[number];

/** Two scripts, and in what way they were made alike. */
export interface Pair {
  readonly kind: Kind;
  readonly name: string;
  readonly language: Language;
  readonly one: TestScript;
  readonly other: TestScript;
}

/** The number of pairs of each kind in each half. */
const PER_HALF = 25;

/** Halves by story and by skeleton, so that nothing in the held-out half was used to set the threshold. */
const halfOf = <Item>(items: readonly Item[], half: 0 | 1): Item[] =>
  items.filter((_, index) => index % 2 === half);

const inLanguage = <Item extends { language: Language }>(
  items: readonly Item[],
  language: Language,
): Item[] => items.filter((item) => item.language === language);

const pair =
  (kind: Kind, { name, language }: Pick<Pair, 'name' | 'language'>) =>
  (one: TestScript | undefined, other: TestScript | undefined): Pair[] =>
    one === undefined || other === undefined ? [] : [{ kind, name, language, one, other }];

const paraphrases = (stories: readonly ToldStory[]): Pair[] => [
  ...stories.flatMap((story) => pair('paraphrase', story)(story.told, story.retold)),
  ...stories.flatMap((story) => {
    const source = story.toldDifferently ?? story.told;
    return pair('paraphrase', { ...story, name: `${story.name}, reworded` })(
      source,
      reworded(source, story.language),
    );
  }),
];

const filled = ({ text, subjects }: Skeleton): TestScript[] =>
  subjects.map((subject) => ({
    title: subject['title'] ?? '',
    content: text.replaceAll(/\{(\w+)\}/gu, (_, gap: string) => subject[gap] ?? `{${gap}}`),
  }));

const skeletonPairs = (skeletons: readonly Skeleton[]): Pair[] =>
  [
    [0, 1],
    [2, 3],
    [0, 2],
    [1, 3],
  ].flatMap(([one = 0, other = 0]) =>
    skeletons.flatMap((skeleton) => {
      const scripts = filled(skeleton);
      return pair('same skeleton', skeleton)(scripts[one], scripts[other]);
    }),
  );

const loosePairs = (half: 0 | 1): Pair[] =>
  halfOf(LOOSE_PAIRS, half).map((loose) => ({ kind: 'same skeleton', ...loose }));

const topicPairs = (stories: readonly ToldStory[]): Pair[] => [
  ...stories.flatMap((story) => pair('same topic', story)(story.told, story.toldDifferently)),
  ...stories.flatMap((story) => pair('same topic', story)(story.retold, story.toldDifferently)),
];

/** The finished stories, which have about twice as many words. */
const FINISHED: readonly ToldStory[] = FINISHED_STORIES.map(({ id, title, language }) => ({
  name: id,
  language,
  told: { title, content: contentOf(FINISHED_TEXTS[id].scenes) },
}));

/**
 * Each story paired with others in its language: the next story (often of the same kind), one further away,
 * and a finished story.
 */
const unrelatedPairs = (stories: readonly ToldStory[], finished: readonly ToldStory[]): Pair[] =>
  [1, 0, 3].flatMap((step) =>
    stories.flatMap((story, index) => {
      const others = inLanguage(step === 0 ? finished : stories, story.language);
      const own = step === 0 ? index : others.indexOf(story) + step;
      const other = others[own % others.length];
      return other === undefined || other === story || isSameEvent(story, other)
        ? []
        : pair('unrelated', { ...story, name: `${story.name}, ${other.name}` })(story.told, other.told);
    }),
  );

/** Stories about the same event as a finished one. */
const SAME_EVENT = [
  'wow signal wow-signal',
  'köpenick hauptmann',
  'mona lisa mur-vide',
  'golden record voyager-repair',
];
const isSameEvent = (one: ToldStory, other: ToldStory): boolean =>
  SAME_EVENT.includes(`${one.name} ${other.name}`);

/** Leaves out pairs that are already there the other way round. */
const once = (pairs: readonly Pair[]): Pair[] =>
  pairs.filter(
    ({ kind, one, other }, index) =>
      !pairs
        .slice(0, index)
        .some((before) => before.kind === kind && before.one === other && before.other === one),
  );

const SKELETONS = [...ENGLISH_FIRST, ...ENGLISH_SECOND, ...SPANISH_FRENCH_GERMAN];

const pairsOf = (half: 0 | 1): Pair[] => {
  const stories = halfOf(TOLD_STORIES, half);
  return [
    paraphrases(stories),
    [...loosePairs(half), ...skeletonPairs(halfOf(SKELETONS, half))],
    topicPairs(stories),
    unrelatedPairs(stories, FINISHED),
  ].flatMap((pairs) => once(pairs).slice(0, PER_HALF));
};

/** Two hundred pairs; the threshold was set with `tuned`, the test asserts on `heldOut`. */
export const PAIRS: Readonly<Record<'tuned' | 'heldOut', readonly Pair[]>> = {
  tuned: pairsOf(0),
  heldOut: pairsOf(1),
};
