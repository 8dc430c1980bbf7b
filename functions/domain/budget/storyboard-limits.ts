import {
  mostFor,
  type PlannedScene,
  type Quality,
  type SpendingLimits,
  type SpendingRules,
  spendingLimits,
  workOn,
} from './spending.ts';

/** Limits on what a storyboard may cost before it is filmed. */

/** The limits for a draft: a film in which every scene has its own picture. */
export const draftLimits = (scenes: readonly PlannedScene[], rules: SpendingRules): SpendingLimits => {
  const { plans, budget } = spendingLimits(scenes, rules);
  return { plans: plans.filter(({ pictures }) => pictures.scenesEach === 1), budget };
};

/** The limits for one picture outside a film’s budget, painted at the same quality as the earlier ones. */
export const pictureLimits = (
  quality: Quality | undefined,
  { best, rates, budget }: SpendingRules,
): SpendingLimits => {
  const way = { quality: quality ?? best, scenesEach: 1 } as const;
  return {
    plans: [{ pictures: way, most: mostFor({ scenes: 1, characters: 0, pictures: 1 }, way.quality, rates) }],
    budget,
  };
};

/** The limits for generating speech before scenes are filmed. */
export const speakingLimits = (
  scenes: readonly PlannedScene[],
  { best, rates, budget }: SpendingRules,
): SpendingLimits => ({
  plans: [{ pictures: { quality: best, scenesEach: 1 }, most: mostFor(workOn(scenes, 0), best, rates) }],
  budget,
});
