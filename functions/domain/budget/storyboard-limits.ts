import {
  mostFor,
  type PlannedScene,
  type Quality,
  type SpendingLimits,
  type SpendingRules,
  spendingLimits,
  workOn,
} from './spending.ts';

/** What a storyboard may cost before it is filmed. */

/** The limits for a draft: a film in which every scene has its own picture. */
export const draftLimits = (scenes: readonly PlannedScene[], rules: SpendingRules): SpendingLimits => {
  const { plans, budget } = spendingLimits(scenes, rules);
  return { plans: plans.filter(({ pictures }) => pictures.scenesEach === 1), budget };
};

/** The limits for one picture that isn’t part of a film’s budget, at the quality of the earlier pictures. */
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

/** The limits for speaking scenes before they are filmed. */
export const speakingLimits = (
  scenes: readonly PlannedScene[],
  { best, rates, budget }: SpendingRules,
): SpendingLimits => ({
  plans: [{ pictures: { quality: best, scenesEach: 1 }, most: mostFor(workOn(scenes, 0), best, rates) }],
  budget,
});
