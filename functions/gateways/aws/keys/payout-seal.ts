import { parseDetails } from '#functions/domain/affiliate/payout-details.ts';
import type { PayoutSeal } from '#functions/domain/affiliate/ports.ts';
import { dataSeal } from './data-seal.ts';

/** Seals payout details and binds them to their affiliate, so that they can’t be swapped between rows. */
export const payoutSeal = (secretId: string): PayoutSeal => {
  const { seal, open } = dataSeal(secretId, 'veilcast payout details');
  return {
    seal: (userId, details) => seal(userId, JSON.stringify(details)),
    open: async (userId, sealed) => {
      const text = await open(userId, sealed);
      return text === undefined ? undefined : parseDetails(text);
    },
  };
};
