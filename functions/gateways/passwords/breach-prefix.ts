import { createHash } from 'node:crypto';

/**
 * The first four bytes of a password's hash, in lower case. One good password in 38,000 shares them with a
 * breached one.
 */
export const breachPrefix = (password: string): number =>
  createHash('sha256').update(password.toLowerCase()).digest().readUInt32BE();
