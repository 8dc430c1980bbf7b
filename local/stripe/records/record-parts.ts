import { z } from 'zod';

/** Parts of the records. Times are seconds since 1970, amounts are cents, references are ids. */
export const Metadata = z.record(z.string(), z.string());
export const Time = z.int();
export const Base = { id: z.string(), created: Time };
