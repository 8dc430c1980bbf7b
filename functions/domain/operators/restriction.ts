import { z } from 'zod';

/** What an operator has imposed on a video: nobody but its owner may watch a hidden one, nobody at all a taken-down one. */
export const Restriction = z.object({
  kind: z.enum(['hidden', 'taken_down']),
  reason: z.string(),
  byLaw: z.literal(true).optional(),
  at: z.iso.datetime(),
});
export type Restriction = z.infer<typeof Restriction>;
