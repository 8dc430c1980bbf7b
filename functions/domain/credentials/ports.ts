import type { SigningIdentity } from './signing.ts';

/**
 * The identity that signs the stage's films now; undefined until an operator stores one. Throws when it is
 * unreadable.
 */
export type ReadSigningIdentity = () => Promise<SigningIdentity | undefined>;
