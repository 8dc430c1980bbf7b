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

const ANSWER_LIMIT_MS = 5_000;
const MAX_ATTEMPTS = 3;
/** Scheduler starts nothing at a time that has passed, and it looks once a minute. */
const SOONEST_MS = 60_000;
/** How long and how often it tries to start an execution; TendSeries starts what it gives up. */
const RETRIES = { MaximumEventAgeInSeconds: 3600, MaximumRetryAttempts: 20 } as const;
/** Between creating and updating, a schedule may have fired and be gone. */
const ROUNDS = 3;

const SECONDS_CHARS = '2026-11-25T18:30:00'.length;

/** `at(2026-11-25T18:30:00)`, in UTC. */
const expressionFor = (at: Date): string => `at(${at.toISOString().slice(0, SECONDS_CHARS)})`;

/** One-time schedules of EventBridge Scheduler, each named by its series. */
export const seriesSchedules = ({ group, stateMachineArn, roleArn, now }: Target): SeriesSchedules => {
  const client = new SchedulerClient({
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: timeLimits(ANSWER_LIMIT_MS),
  });
  const create = async (schedule: CreateScheduleCommandInput): Promise<boolean> => {
    try {
      await client.send(new CreateScheduleCommand(schedule));
      return true;
    } catch (error) {
      if (error instanceof ConflictException) return false;
      throw error;
    }
  };
  const update = async (schedule: CreateScheduleCommandInput): Promise<boolean> => {
    try {
      await client.send(new UpdateScheduleCommand(schedule));
      return true;
    } catch (error) {
      if (error instanceof ResourceNotFoundException) return false;
      throw error;
    }
  };
  return {
    arm: async ({ id, ownerId }, at) => {
      const soonest = new Date(Math.max(at.getTime(), now().getTime() + SOONEST_MS));
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
      for (let round = 1; round <= ROUNDS; round += 1)
        if ((await create(schedule)) || (await update(schedule))) return;
      throw new Error(`The schedule of the series ${id} came and went ${ROUNDS} times.`);
    },
    disarm: async (seriesId) => {
      try {
        await client.send(new DeleteScheduleCommand({ Name: seriesId, GroupName: group }));
      } catch (error) {
        if (!(error instanceof ResourceNotFoundException)) throw error;
      }
    },
  };
};
