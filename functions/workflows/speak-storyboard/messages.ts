import { z } from 'zod';
import { Payer } from '#functions/domain/video/job.ts';
import { Caught, Job } from '#functions/workflows/render/messages.ts';

/** `job.videoId` is the id of the storyboard, and of the video that is made from it. */
export const SpeakPassageInput = z.object({ job: Job, sceneId: z.string(), number: z.int().min(1) });
export type SpeakPassageInput = z.infer<typeof SpeakPassageInput>;

/** The input of an execution. */
const Speech = z.object({
  ownerId: z.string(),
  videoId: z.string(),
  attempt: z.int(),
  payer: Payer,
  number: z.int(),
  scenes: z.array(z.string()),
});

const FromWorkflow = SpeakPassageInput.extend({ error: Caught }).transform(({ error, ...passage }) => ({
  passages: [passage],
  error,
}));

/** EventBridge: "Step Functions Execution Status Change". */
const FromStatusChange = z
  .object({
    'detail-type': z.literal('Step Functions Execution Status Change'),
    detail: z.object({ status: z.enum(['FAILED', 'TIMED_OUT', 'ABORTED']), input: z.string() }),
  })
  .transform(({ detail }) => {
    const { scenes, number, ...job } = Speech.parse(JSON.parse(detail.input));
    return {
      passages: scenes.map((sceneId): SpeakPassageInput => ({ job, sceneId, number })),
      error: { Error: `Execution.${detail.status}` },
    };
  });

export const FailSpeechInput = z.union([FromWorkflow, FromStatusChange]);
