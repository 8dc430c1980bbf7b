import * as z from 'zod/mini';

/** A whole number, zero or more. */
export const Count = z.int().check(z.minimum(0));
