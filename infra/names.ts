import { createHash } from 'node:crypto';

/** Names that the stack gives and the commands of operators look for. */

const HASH_CHARS = 8;

/** The secret of a stage for one purpose. */
export const secretName = (stageName: string, purpose: string): string => `veilcast/${stageName}/${purpose}`;

/** The first part of the hosted sign-in page's address. All accounts of a region share these, so ours carries a hash of the account. */
export const signInPrefix = (stageName: string, account: string): string =>
  `veilcast-${stageName}-${createHash('sha256').update(account).digest('hex').slice(0, HASH_CHARS)}`;

export const stackNames = (stageName: string) => ({
  data: `Veilcast-${stageName}-data`,
  site: `Veilcast-${stageName}-site`,
  edge: `Veilcast-${stageName}-edge`,
});
