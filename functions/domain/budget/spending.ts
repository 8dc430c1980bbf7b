import { z } from 'zod';
import type { BudgetKey } from '#contract/providers.ts';
import { countWords } from '#contract/script.ts';
import { type Scene } from '#functions/domain/story/story.ts';
import { type Amounts, amountsBy } from './amounts.ts';

/** From the cheapest on. */
export const QUALITIES = ['low', 'medium', 'high'] as const;
export const Quality = z.enum(QUALITIES);
export type Quality = z.infer<typeof Quality>;

/** How the pictures of a film are painted. `scenesEach`: how many neighbouring scenes share one. */
export const Pictures = z.object({ quality: Quality, scenesEach: z.union([z.literal(1), z.literal(2)]) });
export type Pictures = z.infer<typeof Pictures>;

/** What the making of a film costs at most, in micro-dollars, by the providers that will paint and speak. */
export interface Rates {
  /** A picture; `budget`: who is paid for it, missing where it costs nothing. */
  readonly picture: { readonly budget?: BudgetKey; readonly each: Readonly<Record<Quality, number>> };
  /** A character of the script, with every request that bills it. */
  readonly speech: { readonly budget?: BudgetKey; readonly character: number };
  /** What a scene takes besides: compute and transitions. */
  readonly scene: number;
}

/** What a stage lets films cost. */
export interface SpendingRules {
  readonly rates: Rates;
  /** The best quality that the stage paints in now. */
  readonly best: Quality;
  /** Micro-dollars for each started minute of a film; no cap when left out. */
  readonly minuteCap?: number | undefined;
  /** What one month may cost; nothing is reserved when left out. */
  readonly budgets?: Amounts | undefined;
}

/** One way to make a film, and what it costs at most. */
export interface SpendingPlan {
  readonly pictures: Pictures;
  readonly most: Amounts;
  readonly budgets?: Amounts | undefined;
}

/** The fastest that a voice speaks: no film is counted as longer than it will be. */
const WORDS_PER_MINUTE = 180;

const startedMinutes = (scenes: readonly Scene[]): number => {
  const words = scenes.reduce((sum, { narration }) => sum + countWords(narration), 0);
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
};

const mostFor = (scenes: readonly Scene[], { quality, scenesEach }: Pictures, rates: Rates): Amounts => {
  const characters = scenes.reduce((sum, { narration }) => sum + narration.length + 1, 0);
  const { picture, speech, scene } = rates;
  const painted = Math.ceil(Math.ceil(scenes.length / scenesEach) * picture.each[quality]);
  const spoken = Math.ceil(characters * speech.character);
  return amountsBy((purse) =>
    purse === 'stage'
      ? painted + spoken + Math.ceil(scenes.length * scene)
      : (picture.budget === purse ? painted : 0) + (speech.budget === purse ? spoken : 0),
  );
};

/** The cheaper of two. */
export const cheaper = (one: Quality, other: Quality): Quality =>
  QUALITIES.indexOf(one) <= QUALITIES.indexOf(other) ? one : other;

/**
 * The ways in which a film may be made, the best first: cheaper pictures, then half as many. None costs more than
 * the cap; none at all when even the plainest would.
 */
export const spendingPlans = (scenes: readonly Scene[], rules: SpendingRules): readonly SpendingPlan[] => {
  const { best, rates, minuteCap = Number.POSITIVE_INFINITY, budgets } = rules;
  const cap = minuteCap * startedMinutes(scenes);
  const ways: readonly Pictures[] = [
    ...QUALITIES.slice(0, QUALITIES.indexOf(best) + 1)
      .toReversed()
      .map((quality) => ({ quality, scenesEach: 1 }) as const),
    { quality: 'low', scenesEach: 2 },
  ];
  return ways
    .map((pictures) => ({ pictures, most: mostFor(scenes, pictures, rates), budgets }))
    .filter(({ most }) => most.stage <= cap);
};

/** What doing one scene of a film again costs at most, painted as the film was. */
export const sceneEditPlan = (
  scene: Scene,
  { best, rates, budgets }: SpendingRules,
  pictures: Pictures = { quality: best, scenesEach: 1 },
): SpendingPlan => ({ pictures, most: mostFor([scene], pictures, rates), budgets });

/** A scene of a film; `take` counts its pictures from the second on. */
type Painted = Scene & { readonly take?: number | undefined };

/**
 * The scene whose picture a scene shows, and its place: its own, or the first picture of the scene before. A scene
 * that was painted anew shows its own, and changes no neighbour's.
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
  if (own.take !== undefined || first === undefined || first === own) return { index, scene: own };
  const { take: _, ...before } = first;
  return { index: from, scene: before };
};
