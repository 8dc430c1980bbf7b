import { z } from 'zod';
import type { Attempt } from '#functions/domain/credits/credits.ts';

/**
 * Who an attempt’s costs are attributed to: a keyed hash of the user, as in all cost lines, and their plan at the
 * time. `series`, `run`: the series run that the attempt is for, if any.
 */
export const Payer = z.object({
  user: z.string().optional(),
  plan: z.string().optional(),
  series: z.string().optional(),
  run: z.string().optional(),
});
export type Payer = z.infer<typeof Payer>;

/** One attempt at one video: an execution’s input, and the fence for everything it writes. */
export interface Job extends Attempt {
  readonly ownerId: string;
  readonly payer?: Payer | undefined;
}

/** The name of an attempt’s execution and of its queue entry, which keeps the attempt from starting twice. */
export const executionNameOf = ({ videoId, attempt }: Attempt): string => `${videoId}-${attempt}`;

/** The id of an attempt's video, taken from the name of its execution. */
export const videoNamed = (name: string): string => name.slice(0, name.lastIndexOf('-'));

/** The job of a video's current attempt. */
export const jobOf = ({
  id,
  ownerId,
  attempt,
  payer,
}: {
  readonly id: string;
  readonly ownerId: string;
  readonly attempt: number;
  readonly payer?: Payer | undefined;
}): Job => ({ ownerId, videoId: id, attempt, ...(payer === undefined ? {} : { payer }) });
