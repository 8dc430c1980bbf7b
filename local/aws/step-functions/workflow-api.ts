import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { AwsError, type Operations } from '#local/aws/aws-json-service.ts';
import { type Execution, ExecutionStatus, type ExecutionStore } from './execution-store.ts';

const DEFAULT_PAGE = 100;
const MAX_PAGE = 1000;
const INPUT_LIMIT_BYTES = 256 * 1024;
const INCLUDED = { included: true };

const page = { maxResults: z.int().min(0).max(MAX_PAGE).optional(), nextToken: z.string().optional() };
const StartExecution = z.object({
  stateMachineArn: z.string(),
  name: z.string().optional(),
  input: z.string().default('{}'),
});
const OneExecution = z.object({ executionArn: z.string() });
const StopExecution = OneExecution.extend({ error: z.string().optional(), cause: z.string().optional() });
const GetHistory = OneExecution.extend({ reverseOrder: z.boolean().default(false), ...page });
const ListExecutions = z.object({
  stateMachineArn: z.string(),
  statusFilter: ExecutionStatus.optional(),
  ...page,
});
const ExecutionName = z.string().regex(/^[\w-]{1,80}$/u);

const seconds = (time: number): number => time / 1000;
const withoutNulls = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** Parses a request, or throws the error that AWS would return. */
function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new AwsError('ValidationException', z.prettifyError(parsed.error));
  return parsed.data;
}

function requireJson(input: string): void {
  if (Buffer.byteLength(input) > INPUT_LIMIT_BYTES) {
    throw new AwsError('InvalidExecutionInput', 'Input is larger than 256 KB.');
  }
  try {
    JSON.parse(input);
  } catch {
    throw new AwsError('InvalidExecutionInput', 'Input is not valid JSON.');
  }
}

function window(options: { maxResults?: number | undefined; nextToken?: string | undefined }) {
  const offset = Number(options.nextToken ?? 0);
  if (!Number.isInteger(offset)) throw new AwsError('InvalidToken', 'Invalid token.');
  return { limit: options.maxResults || DEFAULT_PAGE, offset };
}

const nextToken = (found: number, { limit, offset }: { limit: number; offset: number }) =>
  found === limit ? { nextToken: String(offset + limit) } : {};

export interface StepFunctionsPorts {
  readonly store: ExecutionStore;
  readonly isMachine: (arn: string) => boolean;
  readonly start: (execution: Execution) => void;
  readonly stop: (arn: string, error: string | undefined, cause: string | undefined) => void;
}

const executionArnOf = (machineArn: string, name: string): string =>
  `${machineArn.replace(':stateMachine:', ':execution:')}:${name}`;

/** The state machine that an execution belongs to, given the execution’s ARN. */
export const machineOfExecution = (executionArn: string): string =>
  executionArn.replace(':execution:', ':stateMachine:').replace(/:[^:]*$/u, '');

const requireMachine = ({ isMachine }: Pick<StepFunctionsPorts, 'isMachine'>, arn: string): void => {
  if (!isMachine(arn))
    throw new AwsError('StateMachineDoesNotExist', `State Machine Does Not Exist: '${arn}'`);
};

const requireExecution = ({ store }: Pick<StepFunctionsPorts, 'store'>, arn: string): Execution => {
  const execution = store.find(arn);
  if (!execution) throw new AwsError('ExecutionDoesNotExist', `Execution Does Not Exist: '${arn}'`);
  return execution;
};

const startExecution = (ports: StepFunctionsPorts, request: unknown) => {
  const { store, start } = ports;
  const { stateMachineArn, name = randomUUID(), input } = parse(StartExecution, request);
  requireMachine(ports, stateMachineArn);
  if (!ExecutionName.safeParse(name).success) throw new AwsError('InvalidName', `Invalid Name: '${name}'`);
  requireJson(input);
  const arn = executionArnOf(stateMachineArn, name);
  const created = store.together(() => {
    const isNew = store.create({ arn, name, input, started: Date.now() });
    if (isNew) store.append(arn, 'ExecutionStarted', { executionStartedEventDetails: { input } });
    return isNew;
  });
  const execution = requireExecution(ports, arn);
  if (created) start(execution);
  else if (execution.status !== 'RUNNING' || execution.input !== input)
    throw new AwsError('ExecutionAlreadyExists', `Execution Already Exists: '${arn}'`);
  return { executionArn: arn, startDate: seconds(execution.started) };
};

const described = ({ arn, name, status, input, output, error, cause, started, stopped }: Execution) =>
  withoutNulls({
    executionArn: arn,
    stateMachineArn: machineOfExecution(arn),
    name,
    status,
    input,
    inputDetails: INCLUDED,
    output,
    outputDetails: output === null ? null : INCLUDED,
    error,
    cause,
    startDate: seconds(started),
    stopDate: stopped === null ? null : seconds(stopped),
    redriveCount: 0,
  });

/** The Step Functions operations that the product and its tests call, with AWS's responses and errors. */
export function stepFunctionsOperations(ports: StepFunctionsPorts): Operations {
  const { store, stop } = ports;
  return {
    StartExecution: (request) => startExecution(ports, request),
    DescribeExecution: (request) =>
      described(requireExecution(ports, parse(OneExecution, request).executionArn)),
    StopExecution: (request) => {
      const { executionArn, error, cause } = parse(StopExecution, request);
      requireExecution(ports, executionArn);
      stop(executionArn, error, cause);
      return { stopDate: seconds(requireExecution(ports, executionArn).stopped ?? Date.now()) };
    },
    GetExecutionHistory: (request) => {
      const { executionArn, reverseOrder, ...paging } = parse(GetHistory, request);
      requireExecution(ports, executionArn);
      const part = window(paging);
      const events = store.history(executionArn, { newestFirst: reverseOrder, ...part });
      return {
        events: events.map(({ id, type, timestamp, details }) => ({
          id,
          previousEventId: id - 1,
          type,
          timestamp: seconds(timestamp),
          ...details,
        })),
        ...nextToken(events.length, part),
      };
    },
    ListExecutions: (request) => {
      const { stateMachineArn, statusFilter, ...paging } = parse(ListExecutions, request);
      requireMachine(ports, stateMachineArn);
      const part = window(paging);
      const executions = store.list(
        executionArnOf(stateMachineArn, ''),
        statusFilter,
        part.limit,
        part.offset,
      );
      return {
        executions: executions.map(({ arn, name, status, started, stopped }) =>
          withoutNulls({
            executionArn: arn,
            stateMachineArn,
            name,
            status,
            startDate: seconds(started),
            stopDate: stopped === null ? null : seconds(stopped),
          }),
        ),
        ...nextToken(executions.length, part),
      };
    },
  };
}
