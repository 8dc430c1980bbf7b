import { createHash } from 'node:crypto';

/** Four bytes of a password's hash, in lower case: one good password in 38,000 has those of a breached one. */
export const breachPrefix = (password: string): number =>
  createHash('sha256').update(password.toLowerCase()).digest().readUInt32BE();
