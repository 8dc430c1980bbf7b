import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { machineVariable, WORKFLOWS } from '#contract/workflows.ts';
import { WORKFLOW_FUNCTIONS } from '#infra/workflow-functions.ts';
import type { LambdaFunction } from '#local/aws/lambda/lambda-child.ts';
import { type MachineOptions, machineArnOf } from './workflow.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Scenes are filmed many at a time and use all cores, so whatever comes once per video or answers a creator goes
 * first. Nobody waits for the previews of the voices.
 */
const GIVE_WAY: readonly string[] = ['FilmScene', 'SpeakPreviews'];

/** The functions of every workflow, with their source files. */
export const workflowFunctions = (): LambdaFunction[] =>
  WORKFLOW_FUNCTIONS.map((lambda) => ({
    ...lambda,
    givesWay: GIVE_WAY.includes(lambda.name),
    file: join(ROOT, 'functions', `${lambda.entry}.lambda.ts`),
  }));

/**
 * Every state machine of the product, with the functions to call when an execution ends, as EventBridge rules do on
 * AWS.
 */
export const productMachines = (
  invoke: (functionName: string, event: unknown) => Promise<unknown>,
): readonly MachineOptions[] =>
  WORKFLOWS.map(({ id, file, onUncaught, onEnd }) => ({
    name: file,
    definitionFile: join(ROOT, 'state-machines', `${file}.asl.json`),
    ...(onUncaught !== undefined && { onFailed: (event: unknown) => invoke(onUncaught, event) }),
    ...(onEnd !== undefined && { onEnded: (event: unknown) => invoke(onEnd, event) }),
    ...(id === 'deletion' && { makesRoom: true }),
  }));

/** The environment variables that hold the ARNs of the state machines. */
export const machineVariables = (): Record<string, string> =>
  Object.fromEntries(WORKFLOWS.map(({ id, file }) => [machineVariable(id), machineArnOf(file)]));
