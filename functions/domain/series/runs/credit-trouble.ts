import { CREDITS_PER_VIDEO } from '#contract/catalogue.ts';

const credits = (count: number): string => `${count.toLocaleString('en-US')} credit${count === 1 ? '' : 's'}`;

/**
 * Why a balance can’t pay for a series video without falling below the creator’s credit floor; undefined when
 * it can.
 */
export const creditTrouble = (balance: number, floor: number): string | undefined => {
  if (balance - CREDITS_PER_VIDEO >= floor) return undefined;
  const costs = `A video costs ${credits(CREDITS_PER_VIDEO)}, and your account has ${credits(balance)}.`;
  return floor === 0
    ? `${costs} Get more credits to make it.`
    : `${costs} You want to keep ${credits(floor)}: get more credits, or keep fewer.`;
};
