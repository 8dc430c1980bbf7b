import { z } from 'zod';

/** An idea that is waiting for its run. */
export const Idea = z.object({
  id: z.string(),
  ownerId: z.string(),
  seriesId: z.string(),
  text: z.string(),
  /** The creator's own script, filmed as written; `text` is its title. */
  script: z.string().optional(),
  source: z.enum(['model', 'creator']),
  /** Its place in the queue, made by `fractional-indexing`: places sort as strings. */
  place: z.string(),
  createdAt: z.iso.datetime(),
});
export type Idea = z.infer<typeof Idea>;
