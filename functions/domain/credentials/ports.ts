import type { SigningIdentity } from './signing.ts';

/**
 * The identity that currently signs the stage’s films; undefined until an operator stores one. Throws when it is
 * unreadable.
 */
export type ReadSigningIdentity = () => Promise<SigningIdentity | undefined>;
