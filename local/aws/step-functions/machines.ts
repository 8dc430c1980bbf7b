import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { machineVariable, WORKFLOWS } from '#contract/workflows.ts';
import { DUTIES, WORKFLOW_FUNCTIONS } from '#infra/workflow-functions.ts';
import type { LambdaFunction } from '#local/aws/lambda/lambda-child.ts';
import { type MachineOptions, machineArnOf } from './workflow.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The functions of every workflow, with their source files. A creator may be waiting for any of the voices, except
 * the one that speaks the previews. Scenes are filmed many at a time, so what comes only once per video goes before
 * them.
 */
export const workflowFunctions = (): LambdaFunction[] =>
  WORKFLOW_FUNCTIONS.map((lambda) => ({
    ...lambda,
    urgent: lambda.film && !lambda.speaks && lambda.name !== 'FilmScene',
    background: lambda.speaks && DUTIES.some(({ name }) => name === lambda.name),
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
