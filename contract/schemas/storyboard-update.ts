import * as z from 'zod/mini';
import { Count } from './count.ts';

/**
 * What would be filmed again if the video were updated, and the price in credits. The lists name scenes by
 * their ids.
 */
export const StoryboardUpdate = z.object({
  scenes: Count,
  credits: Count,
  filmed: z.array(z.string()),
  /** The scenes whose pictures the update paints. */
  painted: z.array(z.string()),
});
export type StoryboardUpdate = z.infer<typeof StoryboardUpdate>;
