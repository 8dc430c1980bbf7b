import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { closeMeter } from '#functions/cost/cost-record.ts';
import { Meter, metered } from '#functions/cost/meter.ts';
import type { Receipts } from '#functions/cost/receipt.ts';
import { transitionsOf } from '#functions/cost/transitions.ts';
import { env } from '#functions/env.ts';
import { costLine, memoryOf } from '#functions/runtime/telemetry/cost-fields.ts';
import { log } from '#functions/runtime/telemetry/log.ts';

/** What a step knows of the function that it is. */
export interface StepContext {
  readonly awsRequestId?: string;
  readonly memoryLimitInMB?: string | number;
  readonly getRemainingTimeInMillis?: () => number;
}

/** The attempt that a try belongs to, and whom its cost is for. */
const Job = z.object({
  ownerId: z.string(),
  videoId: z.string(),
  attempt: z.number(),
  payer: z.object({ user: z.string().optional(), plan: z.string().optional() }).default({}),
});
const WithJob = z.union([Job, z.object({ job: Job }).transform(({ job }) => job)]);

interface Tried {
  readonly step: string;
  readonly started: number;
  readonly event: unknown;
  readonly input: unknown;
  readonly context: StepContext | undefined;
  readonly error?: unknown;
}

/** One line on what a try of a step cost, and the same on the receipt of its video. */
export const endOfStep = async (meter: Meter, tried: Tried, receipts?: () => Receipts): Promise<void> => {
  const { step, context, error } = tried;
  const at = new Date();
  const job = WithJob.safeParse(tried.input).data;
  meter.add('lambda.request', 1);
  if (!isByRule(tried.event)) meter.add('step-functions.transition', transitionsOf(step, nameOf(error)));
  if (job !== undefined) meter.label({ ...job.payer, video: job.videoId, attempt: job.attempt });
  const head = {
    stage: env.stage(),
    step,
    request_id: context?.awsRequestId ?? '',
    status: error === undefined ? 'succeeded' : 'failed',
  };
  const cost = closeMeter(meter, {
    at,
    ms: performance.now() - tried.started,
    memoryMb: memoryOf(context),
    lineOf: (record) => costLine({ ...head, ...record }),
  });
  log.info(costLine({ ...head, ...cost }));
  if (job !== undefined && receipts !== undefined)
    await keepingAccounts(context, () => receipts().add(job, randomUUID(), cost.items));
};

/** Whether an EventBridge rule called the step, instead of a state machine. */
const isByRule = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'detail-type' in event;

const nameOf = (error: unknown): string | undefined => {
  if (error === undefined) return undefined;
  return error instanceof Error ? error.name : 'Error';
};

/** What keeping the receipt costs is a line of its own, of no video: so lines and receipt of a video are the same sum. */
const keepingAccounts = async (
  context: StepContext | undefined,
  write: () => Promise<void>,
): Promise<void> => {
  const meter = new Meter();
  const started = performance.now();
  try {
    await metered(meter, write);
  } catch (error) {
    log.error({ msg: 'A cost line is missing on its receipt', err: error });
  }
  const head = {
    stage: env.stage(),
    route: 'metering',
    request_id: context?.awsRequestId ?? '',
    status: 'succeeded',
  };
  const cost = closeMeter(meter, {
    at: new Date(),
    ms: performance.now() - started,
    memoryMb: memoryOf(context),
    lineOf: (record) => costLine({ ...head, ...record }),
  });
  log.info(costLine({ ...head, ...cost }));
};
