import * as z from 'zod/mini';

const ULID = /^[0-9A-HJKMNP-TV-Z]{26}$/u;
const NOBODYS = '00000000000000000000000000';

/** An id in a request. A malformed id gets the same response as an id that does not exist. */
export const Id = z.string().check(z.overwrite((text) => (ULID.test(text) ? text : NOBODYS)));
