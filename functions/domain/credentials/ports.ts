import type { SigningIdentity } from './signing.ts';

/**
 * What currently signs the stage's films; undefined until an operator stores it. Throws when it cannot be
 * read.
 */
export type ReadSigningIdentity = () => Promise<SigningIdentity | undefined>;
