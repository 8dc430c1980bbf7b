import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MachineName, WORKFLOW_FUNCTIONS } from '#infra/workflow-functions.ts';
import type { LambdaFunction } from '#local/aws/lambda/lambda-child.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The functions of every workflow with their files. */
export const workflowFunctions = (): LambdaFunction[] =>
  WORKFLOW_FUNCTIONS.map((lambda) => ({
    ...lambda,
    file: join(ROOT, 'functions', `${lambda.entry}.lambda.ts`),
  }));

/** A state machine and the file that defines it. */
export const machine = (name: MachineName) => ({
  name,
  definitionFile: join(ROOT, 'state-machines', `${name}.asl.json`),
});
