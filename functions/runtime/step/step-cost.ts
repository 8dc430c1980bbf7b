import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Labels } from '#functions/cost/cost-record.ts';
import { Meter, metered } from '#functions/cost/meter.ts';
import type { Receipts } from '#functions/cost/receipt.ts';
import { transitionsOf } from '#functions/cost/transitions.ts';
import { memoryOf } from '#functions/runtime/telemetry/cost-fields.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { recordCost } from '#functions/runtime/telemetry/record-cost.ts';

/** What a step can find out about its Lambda function. */
export interface StepContext {
  readonly awsRequestId?: string;
  readonly memoryLimitInMB?: string | number;
  readonly getRemainingTimeInMillis?: () => number;
}

/** As in `domain/video/job.ts`. */
const text = z.string().optional();
const Payer = z.object({ user: text, plan: text, series: text, run: text });

/** The attempt that a try belongs to, and the payer. */
const Job = z.object({
  ownerId: z.string(),
  videoId: z.string(),
  attempt: z.number(),
  payer: Payer.default({}),
});
/** The series run that a try belongs to. Only the step that starts a run includes this in its output. */
const ForRun = z
  .object({ seriesId: z.string(), runId: z.string().optional(), payer: Payer.default({}) })
  .transform(({ seriesId: series, runId: run, payer }): Labels => ({ ...payer, series, run }));
const WithJob = z.union([Job, z.object({ job: Job }).transform(({ job }) => job)]);

interface Tried {
  readonly step: string;
  readonly started: number;
  readonly event: unknown;
  readonly input: unknown;
  readonly context: StepContext | undefined;
  readonly output?: unknown;
  readonly error?: unknown;
}

/** The list of scenes, returned by the step that lists them and passed on to later steps. */
const WithScenes = z.object({ scenes: z.array(z.unknown()) });

const scenesOf = ({ input, output }: Tried): number =>
  (WithScenes.safeParse(output).data ?? WithScenes.safeParse(input).data)?.scenes.length ?? 0;

/** Writes the cost of one try of a step to the log and to its video's receipt. */
export const endOfStep = async (meter: Meter, tried: Tried, receipts?: () => Receipts): Promise<void> => {
  const { step, context, error } = tried;
  const job = WithJob.safeParse(tried.input).data;
  meter.add('lambda.request', 1);
  if (isByMachine(tried.event))
    meter.add('step-functions.transition', transitionsOf(step, scenesOf(tried), nameOf(error)));
  const { items } = recordCost(
    meter,
    {
      step,
      request_id: context?.awsRequestId ?? '',
      status: error === undefined ? 'succeeded' : 'failed',
    },
    { at: new Date(), ms: performance.now() - tried.started, memoryMb: memoryOf(context) },
    job === undefined
      ? (ForRun.safeParse(tried.output).data ?? ForRun.safeParse(tried.input).data ?? {})
      : { ...job.payer, video: job.videoId, attempt: job.attempt },
  );
  if (job !== undefined && receipts !== undefined)
    await keepingAccounts(context, () => receipts().add(job, randomUUID(), items));
};

/** Whether a state machine called the step, rather than an EventBridge rule or the user pool. */
export const isByMachine = (event: unknown): boolean =>
  !(typeof event === 'object' && event !== null && ('detail-type' in event || 'triggerSource' in event));

const nameOf = (error: unknown): string | undefined => {
  if (error === undefined) return undefined;
  return error instanceof Error ? error.name : 'Error';
};

/**
 * The cost of writing the receipt gets its own line without a video, so that a video’s cost lines add up to its
 * receipt.
 */
const keepingAccounts = async (
  context: StepContext | undefined,
  write: () => Promise<void>,
): Promise<void> => {
  const meter = new Meter();
  const started = performance.now();
  try {
    await metered(meter, write);
  } catch (error) {
    log.error({ event: EVENTS.receiptIncomplete, err: error });
  }
  recordCost(
    meter,
    { route: 'metering', request_id: context?.awsRequestId ?? '', status: 'succeeded' },
    { at: new Date(), ms: performance.now() - started, memoryMb: memoryOf(context) },
    {},
  );
};
