import type { TokenSeal } from '#functions/domain/publishing/ports.ts';
import { dataSeal } from './data-seal.ts';

const about = ({ ownerId, id }: { readonly ownerId: string; readonly id: string }): string =>
  `${ownerId}/${id}`;

/** Seals platform tokens, and other data that belongs to one of a user’s rows. */
export const tokenSeal = (secretId: string): TokenSeal => {
  const { seal, open } = dataSeal(secretId, 'veilcast platform tokens');
  return {
    seal: (owner, text) => seal(about(owner), text),
    open: (owner, sealed) => open(about(owner), sealed),
  };
};
