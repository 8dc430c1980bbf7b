import { z } from 'zod';
import type { NarrationJob } from '#functions/domain/storyboard/own-narration.ts';
import { Caught } from '#functions/workflows/render/messages.ts';

/** The input of an execution and of every step. `videoId` is the storyboard’s, and its video’s. */
export const NarrationInput = z.object({
  ownerId: z.string().min(1),
  videoId: z.string().min(1),
  number: z.int().min(1),
});
export type NarrationInput = z.infer<typeof NarrationInput>;

export const jobOf = ({ ownerId, videoId, number }: NarrationInput): NarrationJob => ({
  ownerId,
  storyboardId: videoId,
  number,
});

/** EventBridge: "Step Functions Execution Status Change". */
const FromStatusChange = z
  .object({
    'detail-type': z.literal('Step Functions Execution Status Change'),
    detail: z.object({ status: z.enum(['FAILED', 'TIMED_OUT', 'ABORTED']), input: z.string() }),
  })
  .transform(({ detail }) => NarrationInput.parse(JSON.parse(detail.input)));

export const FailNarrationInput = z.union([
  NarrationInput.extend({ error: Caught.optional() }),
  FromStatusChange,
]);
