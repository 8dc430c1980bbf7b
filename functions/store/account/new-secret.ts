import { randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** An unguessable value, for a cookie or a URL. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');
