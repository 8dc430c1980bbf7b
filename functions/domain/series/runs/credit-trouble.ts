import { CREDITS_PER_VIDEO } from '#contract/catalogue.ts';

/** Why a balance doesn’t pay for a video of a series. `isFloor`: the series wants to leave some credits. */
export interface CreditTrouble {
  readonly isFloor: boolean;
  readonly sentence: string;
}

const credits = (count: number): string => `${count.toLocaleString('en-US')} credit${count === 1 ? '' : 's'}`;

/** Undefined when the balance pays for a video and the floor stays whole. */
export const creditTrouble = (balance: number, floor: number): CreditTrouble | undefined => {
  if (balance - CREDITS_PER_VIDEO >= floor) return undefined;
  const costs = `A video costs ${credits(CREDITS_PER_VIDEO)}, and there ${balance === 1 ? 'was' : 'were'} ${credits(balance)} left.`;
  return floor === 0
    ? { isFloor: false, sentence: `${costs} So this one wasn’t made.` }
    : { isFloor: true, sentence: `${costs} This series keeps ${credits(floor)}, so this one wasn’t made.` };
};
