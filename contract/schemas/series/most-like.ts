import * as z from 'zod/mini';
import { Count } from '../count.ts';

/** The earlier story that a script is most like, and how much, in percent; from 50 on it is a repetition. */
export const MostLike = z.object({ title: z.string(), percent: Count });
export type MostLike = z.infer<typeof MostLike>;
