import { z } from 'zod';
import { AwsError } from '#local/aws/aws-json-service.ts';
import { REGION } from '#local/aws/step-functions/workflow.ts';
import type { NewSchedule, Schedule, ScheduleStore } from './schedule-store.ts';

const AT = /^at\((\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\)$/u;
const NAME = /^[\w.-]{1,64}$/u;
const ARN = /^arn:aws:/u;

const Name = z.string().regex(NAME);
const Target = z.object({
  Arn: z.string().regex(ARN),
  RoleArn: z.string().regex(ARN),
  Input: z.string().default('{}'),
  RetryPolicy: z
    .object({
      MaximumEventAgeInSeconds: z.int().min(60).max(86_400).optional(),
      MaximumRetryAttempts: z.int().min(0).max(185).optional(),
    })
    .optional(),
});
const Asked = z.object({
  GroupName: Name.default('default'),
  ScheduleExpression: z.string().regex(AT),
  ScheduleExpressionTimezone: z.literal('UTC').default('UTC'),
  FlexibleTimeWindow: z.object({ Mode: z.literal('OFF') }),
  ActionAfterCompletion: z.enum(['NONE', 'DELETE']).default('NONE'),
  Target,
});

/** What of a schedule's target starts an execution. */
export const ScheduleTarget = Target.pick({ Arn: true, Input: true });

/** One call: the path after `/schedules/`, the query, and the parsed body. */
export interface ScheduleCall {
  readonly method: string;
  readonly name: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

const arnOf = (group: string, name: string): string =>
  `arn:aws:scheduler:${REGION}:000000000000:schedule/${group}/${name}`;

const asked = ({ name, body }: ScheduleCall): NewSchedule => {
  const parsed = Asked.safeParse(body);
  const named = Name.safeParse(name);
  if (!parsed.success) throw new AwsError('ValidationException', z.prettifyError(parsed.error));
  if (!named.success) throw new AwsError('ValidationException', z.prettifyError(named.error));
  const { GroupName: groupName, ScheduleExpression: expression, Target: target } = parsed.data;
  const at = Date.parse(`${AT.exec(expression)?.[1]}Z`);
  if (Number.isNaN(at))
    throw new AwsError('ValidationException', `Invalid Schedule Expression ${expression}.`);
  return {
    groupName,
    name,
    expression,
    at,
    target: JSON.stringify(target),
    isDeletedAfter: parsed.data.ActionAfterCompletion === 'DELETE',
  };
};

const missing = (name: string): AwsError =>
  new AwsError('ResourceNotFoundException', `Schedule ${name} does not exist.`, 404);

const shown = ({ groupName, name, expression, target, isDeletedAfter }: Schedule) => ({
  Arn: arnOf(groupName, name),
  Name: name,
  GroupName: groupName,
  ScheduleExpression: expression,
  ScheduleExpressionTimezone: 'UTC',
  FlexibleTimeWindow: { Mode: 'OFF' },
  ActionAfterCompletion: isDeletedAfter ? 'DELETE' : 'NONE',
  State: 'ENABLED',
  Target: JSON.parse(target),
});

/** The operations of EventBridge Scheduler that the product and its tests call, by their HTTP method. */
export const SCHEDULE_OPERATIONS: Readonly<
  Record<
    string,
    { readonly name: string; readonly run: (store: ScheduleStore, call: ScheduleCall) => unknown }
  >
> = {
  POST: {
    name: 'CreateSchedule',
    run: (store, call) => {
      const schedule = asked(call);
      if (!store.create(schedule))
        throw new AwsError('ConflictException', `Schedule ${call.name} already exists.`, 409);
      return { ScheduleArn: arnOf(schedule.groupName, call.name) };
    },
  },
  PUT: {
    name: 'UpdateSchedule',
    run: (store, call) => {
      const schedule = asked(call);
      if (!store.update(schedule)) throw missing(call.name);
      return { ScheduleArn: arnOf(schedule.groupName, call.name) };
    },
  },
  DELETE: {
    name: 'DeleteSchedule',
    run: (store, { name, query }) => {
      if (!store.remove(query.get('groupName') ?? 'default', name)) throw missing(name);
      return {};
    },
  },
  GET: {
    name: 'GetSchedule',
    run: (store, { name, query }) => {
      if (name === '') return { Schedules: store.list(query.get('ScheduleGroup') ?? 'default').map(shown) };
      const found = store.find(query.get('groupName') ?? 'default', name);
      if (found === undefined) throw missing(name);
      return shown(found);
    },
  },
};
