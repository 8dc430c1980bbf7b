import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';

/** How many times a storyboard’s owner or a newly painted picture may change it before this call gives up. */
const ROUNDS = 12;

/**
 * Changes a storyboard despite concurrent writes. Undefined if the storyboard is gone or `change` returns no change.
 */
export const changeStoryboard = async (
  storyboards: Storyboards,
  { ownerId, id }: Pick<Storyboard, 'ownerId' | 'id'>,
  change: (before: Storyboard) => Storyboard | undefined,
): Promise<Storyboard | undefined> => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const before = await storyboards.find(ownerId, id);
    const after = before === undefined ? undefined : change(before);
    if (before === undefined || after === undefined) return undefined;
    if (await storyboards.replace(before, after)) return after;
  }
  throw new Error(`Others wrote the storyboard in each of ${ROUNDS} rounds.`);
};
