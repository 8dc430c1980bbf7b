import * as z from 'zod/mini';
import { Count } from '../count.ts';

/**
 * The earlier story that a script is most like, and how similar the two are, in percent; at 50 or more, the script
 * counts as a repetition.
 */
export const MostLike = z.object({ title: z.string(), percent: Count });
export type MostLike = z.infer<typeof MostLike>;
