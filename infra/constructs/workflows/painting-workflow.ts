/* oxlint-disable no-new -- a construct joins its stack by being made */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import type { DeadLetters } from './dead-letters.ts';
import { makeMachine, type StepProps } from './workflow-steps.ts';

interface PaintingWorkflowProps extends StepProps {
  /** The root of the repository, which contains `state-machines`. */
  readonly root: string;
  /** Keeps ends of executions that nothing could process. */
  readonly deadLetters: DeadLetters;
}

/** Endings the workflow cannot catch. */
const UNCAUGHT = ['FAILED', 'TIMED_OUT', 'ABORTED'];
const ON_FAILURE = 'FailPicture';

/** The workflow that paints pictures of storyboards, from the same file that runs locally. */
export class PaintingWorkflow extends Construct {
  readonly stateMachineArn: string;

  constructor(scope: Construct, id: string, { root, deadLetters, ...props }: PaintingWorkflowProps) {
    super(scope, id);
    const definition = readFileSync(join(root, 'state-machines', 'paint-storyboard.asl.json'), 'utf8');
    const { machine, steps } = makeMachine(this, 'paint-storyboard', definition, props, {
      deadLetters: { step: ON_FAILURE, queue: deadLetters },
    });
    this.stateMachineArn = machine.stateMachineArn;
    for (const { name, made } of steps)
      if (name === ON_FAILURE)
        new Rule(this, 'UncaughtEnds', {
          description: 'Pictures whose execution ended in a way the workflow could not catch',
          eventPattern: {
            source: ['aws.states'],
            detailType: ['Step Functions Execution Status Change'],
            detail: { stateMachineArn: [machine.stateMachineArn], status: UNCAUGHT },
          },
          targets: [new LambdaFunction(made, { deadLetterQueue: deadLetters })],
        });
  }
}
