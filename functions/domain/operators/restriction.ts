import { z } from 'zod';

/** What an operator has imposed on a video: nobody but its owner may watch a hidden one, nobody at all a taken-down one. */
export const Restriction = z.object({
  kind: z.enum(['hidden', 'taken_down']),
  reason: z.string(),
  byLaw: z.literal(true).optional(),
  at: z.iso.datetime(),
});
export type Restriction = z.infer<typeof Restriction>;

/** What a link permanently says once its video is taken down, even when the video or its owner is gone. */
export const TakenDown = Restriction.pick({ reason: true, byLaw: true });
export type TakenDown = z.infer<typeof TakenDown>;
