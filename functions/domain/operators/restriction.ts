import { z } from 'zod';

/**
 * What an operator has imposed on a video: a hidden one can be watched only by its owner, a taken-down one by
 * nobody.
 */
export const Restriction = z.object({
  kind: z.enum(['hidden', 'taken_down']),
  reason: z.string(),
  byLaw: z.literal(true).optional(),
  at: z.iso.datetime(),
});
export type Restriction = z.infer<typeof Restriction>;

/** What a link shows permanently once its video is taken down, even after the video or its owner is gone. */
export const TakenDown = Restriction.pick({ reason: true, byLaw: true });
export type TakenDown = z.infer<typeof TakenDown>;
