import type { SigningIdentity } from './signing.ts';

/** What signs the stage's films now; undefined while an operator has stored nothing. Throws when it cannot be read. */
export type ReadSigningIdentity = () => Promise<SigningIdentity | undefined>;
