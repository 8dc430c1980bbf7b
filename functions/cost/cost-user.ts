import { createHmac } from 'node:crypto';

const HASH_CHARS = 16;

/** The name for a user in cost lines: the same in every line, and meaningless without the key. */
export const costUserOf = (userId: string, key: string): string =>
  createHmac('sha256', key).update(`cost ${userId}`).digest('hex').slice(0, HASH_CHARS);
