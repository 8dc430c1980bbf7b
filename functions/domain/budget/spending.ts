import type { Respellings } from '@veilcast/reading';
import { z } from 'zod';
import type { BudgetKey } from '#contract/providers.ts';
import { countWords } from '#contract/script.ts';
import { heardOf } from '#functions/domain/narration/pronunciations.ts';
import type { Scene } from '#functions/domain/story/story.ts';
import { type Amounts, amountsBy } from './amounts.ts';
import type { Budget } from './budget.ts';

/** Cheapest first. */
export const QUALITIES = ['low', 'medium', 'high'] as const;
export const Quality = z.enum(QUALITIES);
export type Quality = z.infer<typeof Quality>;

/** How a film’s pictures are painted. `scenesEach`: how many neighbouring scenes share a picture. */
export const Pictures = z.object({ quality: Quality, scenesEach: z.union([z.literal(1), z.literal(2)]) });
export type Pictures = z.infer<typeof Pictures>;

/** The most a film can cost with the available painters and voices, in micro-dollars. */
export interface Rates {
  /** A picture’s cost. `budget`: the budget it is charged to; absent when the picture is free. */
  readonly picture: { readonly budget?: BudgetKey; readonly each: Readonly<Record<Quality, number>> };
  /** For each voice that may be used: the rate per character of script, covering every request we are billed for. */
  readonly speech: readonly { readonly budget?: BudgetKey; readonly character: number }[];
  /** A scene’s other costs: compute and state transitions. */
  readonly scene: number;
}

/** The limits a stage sets on what films may cost. */
export interface SpendingRules {
  readonly rates: Rates;
  /** The best picture quality that the stage currently allows. */
  readonly best: Quality;
  /** The cap in micro-dollars per minute of film, rounded up to whole minutes; absent means no cap. */
  readonly minuteCap?: number | undefined;
  /** If absent, nothing is reserved. */
  readonly budget?: Budget | undefined;
}

/** One way to make a film, and the most it can cost that way. */
export interface SpendingPlan {
  readonly pictures: Pictures;
  readonly most: Amounts;
}

/** What an attempt may cost: the ways to make the film, best first, and the budget that must cover one of them. */
export interface SpendingLimits {
  readonly plans: readonly SpendingPlan[];
  readonly budget?: Budget | undefined;
}

/** The fastest speaking rate, so that estimates never exceed a film’s actual length. */
const WORDS_PER_MINUTE = 180;

const startedMinutes = (scenes: readonly Scene[]): number => {
  const words = scenes.reduce((sum, { narration }) => sum + countWords(narration), 0);
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
};

/** Patterns for text that gets longer when spoken, and the most characters each match can add. */
const READ_LONGER: readonly (readonly [written: RegExp, more: number])[] = [
  [/[\p{N}\p{S}%‰&§@#/*]/gu, 20],
  [/(?<=\p{Lu})\p{Lu}|\p{Lu}(?=\p{Lu})/gu, 4],
  [/(?<=(?<!\p{L})\p{L}{1,6})\.(?=\s*\S)/gu, 12],
];

/**
 * The most characters we can be billed for when a text is spoken, in any of our languages: “$5” is billed as “five
 * dollars”.
 */
const mostSaid = (text: string): number =>
  READ_LONGER.reduce(
    (sum, [written, more]) => sum + more * (text.match(written)?.length ?? 0),
    text.length + 1,
  );

/** The most that speaking a text can cost, whichever voice is used. */
export const speechMost = (text: string, { speech }: Rates): Amounts => spokenMost(mostSaid(text), speech);

const spokenMost = (characters: number, speech: Rates['speech']): Amounts => {
  const by = (voices: Rates['speech']): number =>
    Math.ceil(characters * Math.max(0, ...voices.map(({ character }) => character)));
  return amountsBy((purse) =>
    by(purse === 'stage' ? speech : speech.filter(({ budget }) => budget === purse)),
  );
};

/** What the cost of an attempt depends on. */
interface Work {
  /**
   * How many scenes are spoken and filmed, how many characters they contain, and how many of their pictures are
   * painted.
   */
  readonly scenes: number;
  readonly characters: number;
  readonly pictures: number;
}

/** A scene, and how to pronounce its words. */
export type PlannedScene = Scene & { readonly respellings?: Respellings | undefined };

export const workOn = (scenes: readonly PlannedScene[], pictures: number): Work => ({
  scenes: scenes.length,
  characters: scenes.reduce((sum, scene) => sum + mostSaid(heardOf(scene)), 0),
  pictures,
});

/** A 45-second film. */
const TYPICAL_FILM: Work = { scenes: 8, characters: 620, pictures: 8 };

export const mostFor = (
  { scenes, characters, pictures }: Work,
  quality: Quality,
  { picture, speech, scene }: Rates,
): Amounts => {
  const painted = Math.ceil(pictures * picture.each[quality]);
  const spoken = spokenMost(characters, speech);
  return amountsBy((purse) =>
    purse === 'stage'
      ? painted + spoken.stage + Math.ceil(scenes * scene)
      : (picture.budget === purse ? painted : 0) + spoken[purse],
  );
};

/** The most that a film of typical length can cost at a given quality. */
export const typicalMost = (rates: Rates, quality: Quality): Amounts => mostFor(TYPICAL_FILM, quality, rates);

/** The cheaper of two qualities. */
export const cheaper = (one: Quality, other: Quality): Quality =>
  QUALITIES.indexOf(one) <= QUALITIES.indexOf(other) ? one : other;

/**
 * The ways to make a film, best first: with cheaper and cheaper pictures, then with half as many. Ways that cost more
 * than the cap are left out; empty if even the cheapest does.
 */
export const spendingPlans = (
  scenes: readonly PlannedScene[],
  rules: SpendingRules,
): readonly SpendingPlan[] => {
  const { best, rates, minuteCap = Number.POSITIVE_INFINITY } = rules;
  const cap = minuteCap * startedMinutes(scenes);
  const ways: readonly Pictures[] = [
    ...QUALITIES.slice(0, QUALITIES.indexOf(best) + 1)
      .toReversed()
      .map((quality) => ({ quality, scenesEach: 1 }) as const),
    { quality: 'low', scenesEach: 2 },
  ];
  return ways
    .map((pictures) => {
      const painted = Math.ceil(scenes.length / pictures.scenesEach);
      return { pictures, most: mostFor(workOn(scenes, painted), pictures.quality, rates) };
    })
    .filter(({ most }) => most.stage <= cap);
};

export const spendingLimits = (scenes: readonly PlannedScene[], rules: SpendingRules): SpendingLimits => ({
  plans: spendingPlans(scenes, rules),
  budget: rules.budget,
});

/** A film in which some scenes have been edited. */
interface EditedFilm {
  /** The film’s scenes after the edit. */
  readonly scenes: readonly PlannedScene[];
  readonly edited: readonly number[];
  /** How many of these scenes need a new picture. */
  readonly painted: number;
  readonly pictures?: Pictures | undefined;
}

/** The limits for editing scenes, with pictures painted at the film’s quality. */
export const updateLimits = (
  { scenes, edited, painted, pictures }: EditedFilm,
  { best, rates, budget }: SpendingRules,
): SpendingLimits => {
  const way = pictures ?? { quality: best, scenesEach: 1 };
  const made = scenes.filter((_, index) => edited.includes(index));
  return { plans: [{ pictures: way, most: mostFor(workOn(made, painted), way.quality, rates) }], budget };
};

/**
 * A scene of a film. `take`: the number of its picture, from 2 if it was repainted. `still`, `media`: a picture that
 * was chosen for the scene.
 */
type Painted = Scene & {
  readonly take?: number | undefined;
  readonly still?: string | undefined;
  readonly media?: object | undefined;
};

const isChosen = ({ still, media }: Painted): boolean => still !== undefined || media !== undefined;

/**
 * The scene whose picture a given scene shows, and its index: the scene itself, or the first of its group. A scene
 * that was repainted, or for which a picture was chosen, shows its own picture; its neighbours keep theirs.
 */
export const paintedScene = (
  scenes: readonly Painted[],
  index: number,
  pictures: Pictures | undefined,
): { readonly index: number; readonly scene: Painted } | undefined => {
  const own = scenes[index];
  if (own === undefined) return undefined;
  const from = index - (index % (pictures?.scenesEach ?? 1));
  const first = scenes[from];
  if (own.take !== undefined || first === undefined || first === own || [own, first].some(isChosen))
    return { index, scene: own };
  const { take: _, ...before } = first;
  return { index: from, scene: before };
};
