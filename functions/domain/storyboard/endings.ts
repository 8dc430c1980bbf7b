import type { Charge } from '#functions/domain/credits/credits.ts';
import type { Storyboard, StoryboardDraft } from './storyboard.ts';

/** What to return of a charge if its first `kept` credits are kept. */
export const restOf = (charge: Charge, kept: number): Charge => {
  let left = kept;
  return charge.flatMap(({ grantId, amount }) => {
    const taken = Math.min(left, amount);
    left -= taken;
    return amount === taken ? [] : [{ grantId, amount: amount - taken }];
  });
};

/**
 * Whether an abandoned draft counts as a loss: most of the pictures that were started for it were never painted, so
 * nobody pays for them.
 */
export const isLoss = ({ begun, painted }: StoryboardDraft): boolean => 2 * painted < begun;

/** Hides a storyboard for good; its contents are erased soon afterwards. */
export const discarded = (storyboard: Storyboard, now: Date): Storyboard => {
  const { draft: _, ...kept } = storyboard;
  return { ...kept, pictures: {}, discardedAt: now.toISOString() };
};

/** Ends a draft: scenes and settings are kept, pictures are dropped, and the next draft counts as a new attempt. */
export const withoutDraft = (storyboard: Storyboard): Storyboard => {
  const { draft, quality: _, ...kept } = storyboard;
  if (draft === undefined) return storyboard;
  return { ...kept, pictures: {}, attempt: draft.attempt + 1, erasing: draft.attempt };
};
