import { ExecutionAlreadyExists, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import type { WorkflowId } from '#contract/workflows.ts';
import { roundOf } from '#functions/domain/account/account-deletion.ts';
import type { AccountDeleter } from '#functions/domain/account/ports.ts';
import type { ExportStarter } from '#functions/domain/export/ports.ts';
import type { PublicationStarter } from '#functions/domain/publishing/ports.ts';
import type { RunStarter } from '#functions/domain/series/ports.ts';
import { underWay } from '#functions/domain/storyboard/painting.ts';
import type { PreparationStarter } from '#functions/domain/storyboard/ports.ts';
import type { UploadChecker } from '#functions/domain/uploads/ports.ts';
import { executionNameOf } from '#functions/domain/video/job.ts';
import type { Renderer } from '#functions/domain/video/ports.ts';
import { timeLimits } from '#functions/runtime/time-limits.ts';

const ANSWER_LIMIT_MS = 5_000;
const MAX_ATTEMPTS = 3;

let client: SFNClient | undefined;

/** Starts an execution with a given name; does nothing if the name has been used before. */
const start = async (stateMachineArn: string, name: string, input: object): Promise<void> => {
  client ??= new SFNClient({ maxAttempts: MAX_ATTEMPTS, requestHandler: timeLimits(ANSWER_LIMIT_MS) });
  try {
    await client.send(new StartExecutionCommand({ stateMachineArn, name, input: JSON.stringify(input) }));
  } catch (error) {
    if (!(error instanceof ExecutionAlreadyExists)) throw error;
  }
};

/** The input and the name of each workflow’s executions. The name keeps the same work from being started twice. */
export const starters = {
  film: (arn: string): Renderer => ({ start: (job) => start(arn, executionNameOf(job), job) }),
  deletion: (arn: string): AccountDeleter => ({
    start: (deletion, now) =>
      start(arn, `${deletion.userId}-${roundOf(deletion, now)}`, { userId: deletion.userId }),
  }),
  export: (arn: string): ExportStarter => ({
    start: ({ id, ownerId, mediaFolder }) => start(arn, id, { userId: ownerId, exportId: id, mediaFolder }),
  }),
  upload: (arn: string): UploadChecker => ({
    start: ({ id, ownerId, mediaFolder, kind }) =>
      start(arn, id, { userId: ownerId, uploadId: id, mediaFolder, kind }),
  }),
  storyboard: (arn: string): PreparationStarter => ({
    paint: (storyboard, order) => {
      const { id, ownerId, payer = {} } = storyboard;
      const items = underWay(storyboard)
        .filter(({ painting }) => painting.order === order)
        .map(({ sceneId, painting: { number, attempt } }) => ({
          kind: 'picture',
          sceneId,
          number,
          attempt,
        }));
      return start(arn, `${id}-picture-${order}`, { ownerId, videoId: id, payer, items });
    },
    speak: async ({ id, ownerId, payer = {}, speaking }) => {
      if (speaking === undefined) return;
      const { number, attempt, scenes } = speaking;
      const items = scenes.map((sceneId) => ({ kind: 'speech', sceneId, number, attempt }));
      await start(arn, `${id}-speech-${number}`, { ownerId, videoId: id, payer, items });
    },
    match: ({ ownerId, storyboardId, number }) =>
      start(arn, `${storyboardId}-narration-${number}`, {
        ownerId,
        videoId: storyboardId,
        payer: {},
        items: [{ kind: 'narration', sceneId: '', number, attempt: 1 }],
      }),
  }),
  publication: (arn: string): PublicationStarter => ({
    start: ({ ownerId, id }, once) => start(arn, once, { job: { ownerId, publicationId: id } }),
  }),
  series: (arn: string): RunStarter => ({
    start: ({ ownerId, seriesId, runId }, once) => start(arn, once, { ownerId, seriesId, runId }),
  }),
} as const satisfies Record<WorkflowId, unknown>;
