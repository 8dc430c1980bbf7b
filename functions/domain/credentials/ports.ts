import type { SigningIdentity } from './signing.ts';

/** What now signs the stage's films; undefined until an operator stores it. Throws when unreadable. */
export type ReadSigningIdentity = () => Promise<SigningIdentity | undefined>;
