import { createHash } from 'node:crypto';

/**
 * Four bytes of a lower-cased password’s hash. One in 38,000 safe passwords happens to share them with a breached
 * one.
 */
export const breachPrefix = (password: string): number =>
  createHash('sha256').update(password.toLowerCase()).digest().readUInt32BE();
