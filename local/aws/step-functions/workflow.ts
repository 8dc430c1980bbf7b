import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startAwsJsonService } from '#local/aws/aws-json-service.ts';
import { REGION } from '#local/aws/region.ts';
import type { DiskRoom } from '#local/support/disk-room.ts';
import type { StandIn } from '#local/support/http-service.ts';
import { type Ending, type Execution, ExecutionStore } from './execution-store.ts';
import { machineOfExecution, stepFunctionsOperations } from './workflow-api.ts';
import { loadDefinition } from './workflow-definition.ts';
import { type ExecutionRun, runExecution } from './workflow-run.ts';

const ACCOUNT = '000000000000';
const ANNOUNCE_PAUSES_MS = [200, 1000, 3000, 10_000];

export interface MachineOptions {
  readonly name: string;
  readonly definitionFile: string;
  /**
   * Receives EventBridge's "Step Functions Execution Status Change" event for each execution that ended
   * unsuccessfully.
   */
  readonly onFailed?: (event: unknown) => Promise<unknown>;
  /**
   * Receives the same event for every execution that ended, after `onFailed`; if the call fails, it isn’t retried.
   */
  readonly onEnded?: (event: unknown) => Promise<unknown>;
  /** Whether the workflow frees disk space; if so, its steps never wait for free space. */
  readonly makesRoom?: boolean;
}

export interface WorkflowOptions {
  readonly dataDir: string;
  readonly machines: readonly MachineOptions[];
  /** The values that replace `${Name}` in the files. */
  readonly substitutions: Readonly<Record<string, string>>;
  readonly retryFactor?: number | undefined;
  readonly waitFactor?: number | undefined;
  readonly invoke: (functionName: string, payload: unknown) => Promise<unknown>;
  readonly concurrencyOf: (functionName: string) => number;
  /** Steps wait here until there is enough disk space. */
  readonly room: Pick<DiskRoom, 'keep' | 'whenRoom'>;
}

export interface Workflow extends StandIn {
  /**
   * Restarts the executions that were running when the last process ended; each starts from the beginning with the
   * same input.
   */
  resume(): void;
  /** Starts an execution under a new name; throws Step Functions' errors. */
  startExecution(stateMachineArn: string, input: string): unknown;
}

export const machineArnOf = (name: string): string =>
  `arn:aws:states:${REGION}:${ACCOUNT}:stateMachine:${name}`;

const isoTime = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

const statusChangeEvent = (execution: Execution) => ({
  version: '0',
  id: randomUUID(),
  'detail-type': 'Step Functions Execution Status Change',
  source: 'aws.states',
  account: ACCOUNT,
  time: isoTime(execution.stopped),
  region: REGION,
  resources: [execution.arn],
  detail: {
    executionArn: execution.arn,
    stateMachineArn: machineOfExecution(execution.arn),
    name: execution.name,
    status: execution.status,
    startDate: execution.started,
    stopDate: execution.stopped,
    input: execution.input,
    output: execution.output,
    error: execution.error,
    cause: execution.cause,
  },
});

const loadMachines = (options: WorkflowOptions) =>
  new Map(
    options.machines.map(({ name, definitionFile, ...more }) => [
      machineArnOf(name),
      { loaded: loadDefinition(definitionFile, options), ...more },
    ]),
  );

/** The parts of a running `Workflow`. */
interface Running {
  readonly machines: ReturnType<typeof loadMachines>;
  readonly store: ExecutionStore;
  readonly room: WorkflowOptions['room'];
  readonly invoke: WorkflowOptions['invoke'];
  /** The running executions, by ARN. */
  readonly runs: Map<string, ExecutionRun>;
  readonly closing: AbortSignal;
}

const announceFailure = async (
  { machines, store, room, closing }: Running,
  execution: Execution,
): Promise<void> => {
  const onFailed = machines.get(machineOfExecution(execution.arn))?.onFailed;
  for (const pause of ANNOUNCE_PAUSES_MS) {
    if (closing.aborted) return;
    try {
      await room.whenRoom();
      await onFailed?.(statusChangeEvent(execution));
      if (!closing.aborted) store.markAnnounced(execution.arn);
      return;
    } catch {
      await sleep(pause, undefined, { signal: closing }).catch(() => {});
    }
  }
};

const announceEnd = async (running: Running, execution: Execution): Promise<void> => {
  const { machines, closing } = running;
  if (execution.status !== 'SUCCEEDED') await announceFailure(running, execution);
  const onEnded = machines.get(machineOfExecution(execution.arn))?.onEnded;
  if (!closing.aborted) await onEnded?.(statusChangeEvent(execution)).catch(() => {});
};

const recordEnding = (store: ExecutionStore, arn: string, ending: Ending): void => {
  const { status, output, error, cause } = ending;
  switch (status) {
    case 'SUCCEEDED':
      return store.append(arn, 'ExecutionSucceeded', { executionSucceededEventDetails: { output } });
    case 'FAILED':
      return store.append(arn, 'ExecutionFailed', { executionFailedEventDetails: { error, cause } });
    case 'TIMED_OUT':
      return store.append(arn, 'ExecutionTimedOut', { executionTimedOutEventDetails: { error, cause } });
    case 'ABORTED':
      return store.append(arn, 'ExecutionAborted', { executionAbortedEventDetails: { error, cause } });
    default:
      return status satisfies never;
  }
};

const endExecution = (running: Running, arn: string, ending: Ending): void => {
  const { store, runs } = running;
  const isOver = store.together(() => {
    const isFirst = store.end(arn, ending, Date.now());
    if (isFirst) recordEnding(store, arn, ending);
    return isFirst;
  });
  runs.delete(arn);
  if (!isOver) return;
  const execution = store.find(arn);
  if (execution) void announceEnd(running, execution);
};

const beginExecution = (running: Running, execution: Execution): void => {
  const { machines, store, room, invoke, runs, closing } = running;
  const machineArn = machineOfExecution(execution.arn);
  const machine = machines.get(machineArn);
  if (machine === undefined) return;
  const { loaded, makesRoom = false } = machine;
  const run = runExecution(execution, {
    store,
    loaded,
    machineArn,
    room,
    invoke: async (name, payload) => {
      if (!makesRoom) await room.whenRoom();
      return invoke(name, payload);
    },
  });
  runs.set(execution.arn, run);
  void run.ending.then((ending) =>
    room.keep(() => closing.aborted || endExecution(running, execution.arn, ending)),
  );
};

/** Step Functions for the given workflow files; keeps executions and history in `<dataDir>/workflow.sqlite`. */
export async function startWorkflow(options: WorkflowOptions): Promise<Workflow> {
  const machines = loadMachines(options);
  const { room, invoke } = options;
  const store = new ExecutionStore(join(options.dataDir, 'workflow.sqlite'));
  const runs = new Map<string, ExecutionRun>();
  const closing = new AbortController();
  const running: Running = { machines, store, room, invoke, runs, closing: closing.signal };

  const operations = stepFunctionsOperations({
    store,
    isMachine: (arn) => machines.has(arn),
    start: (execution) => beginExecution(running, execution),
    stop: (arn, error, cause) => {
      runs.get(arn)?.abandon();
      endExecution(running, arn, { status: 'ABORTED', error, cause });
    },
  });
  const service = await startAwsJsonService('AWSStepFunctions', '1.0', operations);

  return {
    url: service.url,
    startExecution: (stateMachineArn, input) => operations['StartExecution']?.({ stateMachineArn, input }),
    resume: () => {
      for (const execution of store.list('', 'RUNNING', Number.MAX_SAFE_INTEGER, 0)) {
        beginExecution(running, execution);
        void room.keep(() => closing.signal.aborted || store.append(execution.arn, 'ExecutionRedriven'));
      }
      for (const execution of store.unannounced()) void announceFailure(running, execution);
    },
    close: async () => {
      closing.abort();
      for (const run of runs.values()) run.abandon();
      await service.close();
      store.close();
    },
  };
}
