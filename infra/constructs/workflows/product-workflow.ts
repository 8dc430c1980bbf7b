import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import { type WorkflowId, workflowOf } from '#contract/workflows.ts';
import type { NodeFunction } from '#infra/constructs/functions/node-function.ts';
import type { DeadLetters } from './dead-letters.ts';
import { makeMachine, type StepProps } from './workflow-steps.ts';

/** The ways an execution can end that its workflow can’t catch. */
const UNCAUGHT = ['FAILED', 'TIMED_OUT', 'ABORTED'];

interface UncaughtProps {
  readonly file: string;
  readonly stateMachineArn: string;
  /** The step that ends whatever the workflow couldn’t end itself. */
  readonly step: NodeFunction;
  /** Keeps events about ended executions that could not be processed. */
  readonly deadLetters: DeadLetters;
}

/** Calls a step to end whatever the workflow couldn’t end itself. */
export const ruleForUncaught = (
  scope: Construct,
  { file, stateMachineArn, step, deadLetters }: UncaughtProps,
): Rule =>
  new Rule(scope, 'UncaughtEnds', {
    description: `Executions of ${file} that ended in a way the workflow could not catch`,
    eventPattern: {
      source: ['aws.states'],
      detailType: ['Step Functions Execution Status Change'],
      detail: { stateMachineArn: [stateMachineArn], status: UNCAUGHT },
    },
    targets: [new LambdaFunction(step, { deadLetterQueue: deadLetters })],
  });

interface ProductWorkflowProps extends StepProps {
  readonly workflow: WorkflowId;
  /** The repository root, which contains `state-machines`. */
  readonly root: string;
  readonly deadLetters: DeadLetters;
}

/** A workflow, defined by the same file as the local one. */
export class ProductWorkflow extends Construct {
  readonly stateMachineArn: string;

  constructor(scope: Construct, id: string, { workflow, root, deadLetters, ...props }: ProductWorkflowProps) {
    super(scope, id);
    const row = workflowOf(workflow);
    const { file, onUncaught } = row;
    const definition = readFileSync(join(root, 'state-machines', `${file}.asl.json`), 'utf8');
    const { machine, steps } = makeMachine(this, { workflow: row, definition }, props, { deadLetters });
    this.stateMachineArn = machine.stateMachineArn;
    const step = steps.find(({ name }) => name === onUncaught)?.made;
    if (step !== undefined)
      ruleForUncaught(this, { file, stateMachineArn: machine.stateMachineArn, step, deadLetters });
  }
}
