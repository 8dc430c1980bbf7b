import { z } from 'zod';

/**
 * An operator’s restriction of a video: only the owner may watch a hidden video; nobody may watch one that was taken
 * down.
 */
export const Restriction = z.object({
  kind: z.enum(['hidden', 'taken_down']),
  reason: z.string(),
  byLaw: z.literal(true).optional(),
  at: z.iso.datetime(),
});
export type Restriction = z.infer<typeof Restriction>;

/** What a share link shows for good once its video has been taken down, even after the video or its owner is gone. */
export const TakenDown = Restriction.pick({ reason: true, byLaw: true });
export type TakenDown = z.infer<typeof TakenDown>;
