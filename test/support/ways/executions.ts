import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { mockClient } from 'aws-sdk-client-mock';
import { onTestFinished } from 'vitest';
import { LambdaFailure } from '#local/aws/lambda/lambda-failure.ts';
import { ExecutionStore } from '#local/aws/step-functions/execution-store.ts';
import { type LoadedDefinition, loadDefinition } from '#local/aws/step-functions/workflow-definition.ts';
import { runExecution } from '#local/aws/step-functions/workflow-run.ts';
import { defined } from '#test/support/values.ts';
import { Died, living } from './mortal.ts';

type Run = (input: unknown) => Promise<unknown>;

interface Execution {
  readonly machine: string;
  readonly name: string;
  readonly input: string;
}

const AT_ONCE = 4;
const FOLDER = new URL('../../../state-machines/', import.meta.url);

/** Where an execution dies: in which step, and after how many writes. */
export interface Death {
  readonly step: number;
  readonly writes: number;
}

/**
 * An in-process Step Functions: executions started by the product’s own starters wait here until the test either runs
 * or drops them. A name can be started only once. `steps`: the functions that the state machine’s states invoke.
 */
export const executionsOf = (steps: Readonly<Record<string, Readonly<Record<string, Run>>>>) => {
  const store = new ExecutionStore(':memory:');
  const names = new Set<string>();
  const waiting: Execution[] = [];
  const mock = mockClient(SFNClient);
  // Test files share a process, so the next file may start its own executions.
  onTestFinished(() => mock.restore());
  mock
    .on(StartExecutionCommand)
    .callsFake(async ({ stateMachineArn: machine, name, input }: Execution & { stateMachineArn: string }) => {
      if (names.has(`${machine} ${name}`)) return {};
      names.add(`${machine} ${name}`);
      waiting.push({ machine, name, input });
      return {};
    });
  const loaded = new Map<string, LoadedDefinition>(
    Object.entries(steps).map(([machine, each]) => [
      machine,
      loadDefinition(new URL(`${machine}.asl.json`, FOLDER).pathname, {
        substitutions: Object.fromEntries(Object.keys(each).map((name) => [name, name])),
        concurrencyOf: () => AT_ONCE,
        retryFactor: 0.0001,
      }),
    ]),
  );
  const room = { keep: async <T>(write: () => T): Promise<T> => write() };

  const run = async ({ machine, name, input }: Execution, death?: Death): Promise<void> => {
    const underway: Promise<unknown>[] = [];
    let invoked = 0;
    const invoke = (step: string, payload: unknown): Promise<unknown> => {
      invoked += 1;
      const writes = invoked === death?.step ? death.writes : undefined;
      const invocation = living(writes, async () => {
        const work = steps[machine]?.[step];
        if (work === undefined) throw new Error(`${machine} has no step ${step}.`);
        return JSON.parse(JSON.stringify((await work(payload)) ?? null));
      }).catch((error: unknown) => {
        if (!(error instanceof Error)) throw error;
        const errorType = error instanceof Died ? 'Runtime.ExitError' : error.name;
        throw new LambdaFailure({ errorType, errorMessage: error.message });
      });
      underway.push(invocation);
      return invocation;
    };
    const arn = `${machine}:${name}`;
    store.create({ arn, name, input, started: Date.now() });
    const options = { store, loaded: defined(loaded.get(machine)), machineArn: machine, invoke, room };
    await runExecution(defined(store.find(arn)), options).ending;
    // A step that runs in parallel with the failed one may still be running.
    await Promise.allSettled(underway);
  };

  return {
    waiting,
    /** Runs the execution that has been waiting longest, if there is one. */
    runNext: async (death?: Death): Promise<void> => {
      const execution = waiting.shift();
      if (execution !== undefined) await run(execution, death);
    },
    /** Ends the execution without notice, as if AWS had aborted it and the event had been lost. */
    loseNext: (): void => void waiting.shift(),
  };
};
