import * as z from 'zod/mini';

/** How many there are of something. */
export const Count = z.int().check(z.minimum(0));
