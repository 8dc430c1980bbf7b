import { z } from 'zod';
import { Payer } from '#functions/domain/video/job.ts';
import { Caught, Job } from '#functions/workflows/render/messages.ts';

/** `job.videoId` is the id of the storyboard, and of the video that is made from it. */
export const PaintPictureInput = z.object({ job: Job, sceneId: z.string(), number: z.int().min(1) });
export type PaintPictureInput = z.infer<typeof PaintPictureInput>;

/** The input of an execution. */
const Order = z.object({
  ownerId: z.string(),
  videoId: z.string(),
  payer: Payer,
  pictures: z.array(z.object({ sceneId: z.string(), number: z.int(), attempt: z.int() })),
});

const FromWorkflow = PaintPictureInput.extend({ error: Caught }).transform(({ error, ...picture }) => ({
  pictures: [picture],
  error,
}));

/** EventBridge: "Step Functions Execution Status Change". */
const FromStatusChange = z
  .object({
    'detail-type': z.literal('Step Functions Execution Status Change'),
    detail: z.object({ status: z.enum(['FAILED', 'TIMED_OUT', 'ABORTED']), input: z.string() }),
  })
  .transform(({ detail }) => {
    const { pictures, ...job } = Order.parse(JSON.parse(detail.input));
    return {
      pictures: pictures.map(
        ({ sceneId, number, attempt }): PaintPictureInput => ({
          job: { ...job, attempt },
          sceneId,
          number,
        }),
      ),
      error: { Error: `Execution.${detail.status}` },
    };
  });

export const FailPictureInput = z.union([FromWorkflow, FromStatusChange]);
