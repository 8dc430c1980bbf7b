import { z } from 'zod';
import { Payer } from '#functions/domain/video/job.ts';
import { Caught, Job } from '#functions/workflows/render/messages.ts';

/** What is being prepared: a scene's picture, a scene’s speech, or the creator’s own recording of all scenes. */
const Kind = z.enum(['picture', 'speech', 'narration']);

/**
 * `number` counts the requests of a kind, so that an earlier request that ends late has no effect. A narration has no
 * scene.
 */
const Item = z.object({ kind: Kind, sceneId: z.string(), number: z.int().min(1) });

/** `job.videoId` is the id of the storyboard, which is also the id of the video made from it. */
export const PrepareInput = Item.extend({ job: Job });
export type PrepareInput = z.infer<typeof PrepareInput>;

/** The input of an execution. */
const Execution = z.object({
  ownerId: z.string(),
  videoId: z.string(),
  payer: Payer,
  items: z.array(Item.extend({ attempt: z.int() })),
});

const FromWorkflow = PrepareInput.extend({ error: Caught }).transform(({ error, ...item }) => ({
  items: [item],
  error,
}));

/** EventBridge: "Step Functions Execution Status Change". */
const FromStatusChange = z
  .object({
    'detail-type': z.literal('Step Functions Execution Status Change'),
    detail: z.object({ status: z.enum(['FAILED', 'TIMED_OUT', 'ABORTED']), input: z.string() }),
  })
  .transform(({ detail }) => {
    const { items, ...job } = Execution.parse(JSON.parse(detail.input));
    return {
      items: items.map(({ attempt, ...item }): PrepareInput => ({ ...item, job: { ...job, attempt } })),
      error: { Error: `Execution.${detail.status}` },
    };
  });

export const FailPreparationInput = z.union([FromWorkflow, FromStatusChange]);
