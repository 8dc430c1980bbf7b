import {
  ConflictException,
  CreateScheduleCommand,
  type CreateScheduleCommandInput,
  DeleteScheduleCommand,
  ResourceNotFoundException,
  SchedulerClient,
  UpdateScheduleCommand,
} from '@aws-sdk/client-scheduler';
import type { Clock } from '#functions/domain/request/ports.ts';
import type { SeriesSchedules } from '#functions/domain/series/ports.ts';
import { timeLimits } from '#functions/runtime/time-limits.ts';

interface Target {
  /** The schedule group of the stage. */
  readonly group: string;
  readonly stateMachineArn: string;
  /** What EventBridge Scheduler starts executions as. */
  readonly roleArn: string;
  readonly now: Clock;
}

const ANSWER_LIMIT_MS = 2000;
const MAX_ATTEMPTS = 2;
/** For all calls about a schedule: routes wait for them, and TendSeries begins what no schedule has. */
const LIMIT_MS = 6000;
/** Scheduler starts nothing at a time that has passed, and it looks once a minute. */
const SOONEST_MS = 60_000;
/** How long and how often it tries to start an execution; TendSeries starts what it gives up. */
const RETRIES = { MaximumEventAgeInSeconds: 3600, MaximumRetryAttempts: 20 } as const;
/** Between creating and updating, a schedule may have fired and be gone. */
const ROUNDS = 2;

const SECONDS_CHARS = '2026-11-25T18:30:00'.length;

/** `at(2026-11-25T18:30:00)`, in UTC; what begins earlier than asked finds nothing due. */
const expressionFor = (ms: number): string =>
  `at(${new Date(Math.ceil(ms / 1000) * 1000).toISOString().slice(0, SECONDS_CHARS)})`;

const limited = () => ({ abortSignal: AbortSignal.timeout(LIMIT_MS) });

/** False when a call fails with such an error. */
const unless = async (isExpected: (error: unknown) => boolean, call: Promise<unknown>): Promise<boolean> => {
  try {
    await call;
    return true;
  } catch (error) {
    if (isExpected(error)) return false;
    throw error;
  }
};

const isThere = (error: unknown): boolean => error instanceof ConflictException;
const isGone = (error: unknown): boolean => error instanceof ResourceNotFoundException;

/** One-time schedules of EventBridge Scheduler, each named by its series. */
export const seriesSchedules = ({ group, stateMachineArn, roleArn, now }: Target): SeriesSchedules => {
  const client = new SchedulerClient({
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: timeLimits(ANSWER_LIMIT_MS),
  });
  return {
    arm: async ({ id, ownerId }, at) => {
      const soonest = Math.max(at.getTime(), now().getTime() + SOONEST_MS);
      const schedule: CreateScheduleCommandInput = {
        Name: id,
        GroupName: group,
        ScheduleExpression: expressionFor(soonest),
        ScheduleExpressionTimezone: 'UTC',
        FlexibleTimeWindow: { Mode: 'OFF' },
        ActionAfterCompletion: 'DELETE',
        Target: {
          Arn: stateMachineArn,
          RoleArn: roleArn,
          Input: JSON.stringify({ ownerId, seriesId: id }),
          RetryPolicy: RETRIES,
        },
      };
      const limit = limited();
      for (let round = 1; round <= ROUNDS; round += 1)
        if (
          (await unless(isThere, client.send(new CreateScheduleCommand(schedule), limit))) ||
          (await unless(isGone, client.send(new UpdateScheduleCommand(schedule), limit)))
        )
          return;
      throw new Error(`The schedule of the series ${id} came and went ${ROUNDS} times.`);
    },
    disarm: async (seriesId) => {
      const gone = { Name: seriesId, GroupName: group };
      await unless(isGone, client.send(new DeleteScheduleCommand(gone), limited()));
    },
  };
};
