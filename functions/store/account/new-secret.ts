import { randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A value that nobody can guess, for a cookie or an address. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');
