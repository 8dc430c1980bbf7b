import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LambdaFunction } from '#local/aws/lambda/lambda-child.ts';
import { type LambdaHost, startLambdaHost } from '#local/aws/lambda/lambda-host.ts';
import { startWorkflow, type Workflow } from '#local/aws/step-functions/workflow.ts';
import { DiskRoom } from '#local/support/disk-room.ts';
import { plainEnvironment } from './product-process.ts';

const fixture = (name: string): string => fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));

/** A function that follows the instructions in its event; see `fixtures/step.lambda.ts`. `OtherStep` does the same. */
const stepFunction = (limits: Partial<LambdaFunction> = {}): LambdaFunction => ({
  name: 'Step',
  file: fixture('step.lambda.ts'),
  memoryMb: 512,
  timeoutSeconds: 20,
  film: true,
  ...limits,
});

export const startSteps = (
  dataDir: string,
  limits: Partial<LambdaFunction> = {},
  idleLimitMs?: number,
  limitsOfOther = limits,
): Promise<LambdaHost> =>
  startLambdaHost({
    functions: [stepFunction(limits), stepFunction({ ...limitsOfOther, name: 'OtherStep' })],
    env: () => plainEnvironment(),
    logDir: join(dataDir, 'logs'),
    spaceDir: join(dataDir, 'space'),
    cores: 2,
    idleLimitMs,
  });

/** A fake disk that never fills up. */
export const roomyDisk = (folder: string): DiskRoom =>
  new DiskRoom({ folder, tell: () => {}, freeBytes: () => Number.MAX_SAFE_INTEGER, lookMs: 10 });

/** Runs the fixture workflow on `host`. Failed executions are pushed to `failures`. */
export const startStepsWorkflow = (
  dataDir: string,
  host: LambdaHost,
  failures: unknown[] = [],
): Promise<Workflow> =>
  startWorkflow({
    dataDir,
    machines: [
      {
        name: 'steps',
        definitionFile: fixture('steps.asl.json'),
        onFailed: async (event) => failures.push(event),
      },
      { name: 'other', definitionFile: fixture('steps.asl.json') },
    ],
    substitutions: { Step: 'Step' },
    retryFactor: 0.01,
    invoke: host.invoke,
    concurrencyOf: host.concurrencyOf,
    room: roomyDisk(dataDir),
  });
