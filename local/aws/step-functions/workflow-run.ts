import { setImmediate as nextTurn } from 'node:timers/promises';
import { ExecutionAbortedError, ExecutionTimeoutError, StateMachine } from 'aws-local-stepfunctions';
import { z } from 'zod';
import { LambdaFailure } from '#local/aws/lambda/lambda-failure.ts';
import type { DiskRoom } from '#local/support/disk-room.ts';
import type { Ending, Execution, ExecutionStore } from './execution-store.ts';
import type { LoadedDefinition } from './workflow-definition.ts';
import { historyOf, type InterpreterEvent } from './workflow-history.ts';

/** The maximum size of a state's result. */
const PAYLOAD_LIMIT_BYTES = 256 * 1024;

const Call = z.object({ FunctionName: z.string(), Payload: z.json().default({}) });
const Json = z.json();
type Json = z.infer<typeof Json>;

/** An error that a workflow’s Retry and Catch match by its name. */
class TaskFailure extends Error {
  readonly isRetryable: boolean;
  readonly isCatchable: boolean;

  constructor(name: string, cause: string, terminal = false) {
    super(cause);
    this.name = name;
    this.isRetryable = !terminal;
    this.isCatchable = !terminal;
  }
}

export interface RunOptions {
  readonly store: ExecutionStore;
  readonly loaded: LoadedDefinition;
  readonly machineArn: string;
  readonly room: Pick<DiskRoom, 'keep'>;
  invoke(functionName: string, payload: unknown): Promise<unknown>;
}

export interface ExecutionRun {
  /** The outcome of the execution; never settles after `abandon`. */
  readonly ending: Promise<Ending>;
  /** Stops following the execution: starts no further steps and records nothing more. */
  abandon(): void;
}

const never = (): Promise<never> => new Promise(() => {});

const describeFailure = (error: unknown): Ending => {
  if (error instanceof ExecutionAbortedError) return { status: 'ABORTED' };
  if (error instanceof ExecutionTimeoutError) return { status: 'TIMED_OUT', error: 'States.Timeout' };
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return { status: 'FAILED', error: 'States.Runtime', cause: String(error) };
  return { status: 'FAILED', error: cause.name, cause: cause.message };
};

const scheduledDetails = ({ FunctionName, Payload }: z.output<typeof Call>) => ({
  taskScheduledEventDetails: {
    resourceType: 'lambda',
    resource: 'invoke',
    parameters: JSON.stringify({ FunctionName, Payload }),
  },
});

/** The result of a Task state, built from its function’s return value. */
const taskResultOf = (answer: unknown): Json => {
  const result = Json.parse(answer);
  if (Buffer.byteLength(JSON.stringify(result)) > PAYLOAD_LIMIT_BYTES)
    throw new TaskFailure('States.DataLimitExceeded', 'The result is larger than 256 KB.', true);
  return { ExecutedVersion: '$LATEST', Payload: result, StatusCode: 200 };
};

/** Starts the interpreter; `invoke` runs a task, given the names of the states that contain it. */
const startMachine = (
  execution: Execution,
  { loaded, machineArn }: Pick<RunOptions, 'loaded' | 'machineArn'>,
  invoke: (around: readonly string[], stateInput: unknown) => Promise<Json>,
) => {
  const handlers = Object.fromEntries(
    [...loaded.tasks].map(([name, around]) => [name, (input: unknown) => invoke(around, input)] as const),
  );
  const machine = new StateMachine(loaded.definition, { validationOptions: { noValidate: true } });
  return machine.run(Json.parse(JSON.parse(execution.input)), {
    overrides: { taskResourceLocalHandlers: handlers },
    context: {
      Execution: { Id: execution.arn, Name: execution.name, RoleArn: '' },
      StateMachine: { Id: machineArn, Name: machineArn.split(':').at(-1) },
    },
  });
};

/** Keeps the names of failed Map and Parallel states until those states are entered again or retried. */
const noteFailedGroup = (failedGroups: Set<string>, event: InterpreterEvent): void => {
  if (event.type === 'StateFailed' && ['Map', 'Parallel'].includes(event.state.type))
    failedGroups.add(event.state.name);
  if (event.type === 'StateEntered' || event.type === 'StateRetried') failedGroups.delete(event.state.name);
};

/** Runs one execution through the interpreter from the start and writes its history. */
export function runExecution(execution: Execution, options: RunOptions): ExecutionRun {
  const { store, room } = options;
  const { arn } = execution;
  /** Failed Map and Parallel states, whose remaining branches AWS would stop. */
  const failedGroups = new Set<string>();
  let halted = false;
  let abandoned = false;

  const append = (type: string, details: Readonly<Record<string, unknown>>): Promise<void> =>
    room.keep(() => {
      if (!abandoned) store.append(arn, type, details);
    });

  const invoke = async (around: readonly string[], stateInput: unknown): Promise<Json> => {
    await nextTurn();
    if (halted || around.some((group) => failedGroups.has(group))) return never();
    const call = Call.parse(stateInput);
    await append('TaskScheduled', scheduledDetails(call));
    try {
      const result = taskResultOf(await options.invoke(call.FunctionName, call.Payload));
      if (halted) return never();
      return result;
    } catch (error) {
      if (halted) return never();
      if (error instanceof LambdaFailure) throw new TaskFailure(error.name, JSON.stringify(error.error));
      throw error;
    }
  };

  const run = startMachine(execution, options, invoke);

  const follow = async (): Promise<void> => {
    for await (const event of run.eventLogs) {
      if (abandoned) return;
      noteFailedGroup(failedGroups, event);
      const entry = historyOf(event);
      if (entry) await append(entry.type, entry.details);
    }
  };
  const followed = follow();

  const ending = run.result.then(
    (output): Ending => ({ status: 'SUCCEEDED', output: JSON.stringify(output) }),
    describeFailure,
  );
  return {
    ending: ending.then(async (result) => {
      halted = true;
      if (abandoned) return never();
      await followed;
      return result;
    }),
    abandon: () => {
      halted = true;
      abandoned = true;
      run.abort();
    },
  };
}
