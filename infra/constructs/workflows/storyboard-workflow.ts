/* oxlint-disable no-new -- a construct joins its stack by being made */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import type { DeadLetters } from './dead-letters.ts';
import { makeMachine, type StepProps } from './workflow-steps.ts';

interface StoryboardWorkflowProps extends StepProps {
  /** The root of the repository, which contains `state-machines`. */
  readonly root: string;
  readonly machine: 'paint-storyboard' | 'speak-storyboard' | 'align-narration';
  /** The step that ends what the workflow could not. */
  readonly onFailure: 'FailPicture' | 'FailSpeech' | 'FailNarration';
  /** Keeps ends of executions that nothing could process. */
  readonly deadLetters: DeadLetters;
}

/** Endings the workflow cannot catch. */
const UNCAUGHT = ['FAILED', 'TIMED_OUT', 'ABORTED'];

/** A workflow that makes parts of a storyboard, each with its own end, from the same file that runs locally. */
export class StoryboardWorkflow extends Construct {
  readonly stateMachineArn: string;

  constructor(
    scope: Construct,
    id: string,
    { root, machine: name, onFailure, deadLetters, ...props }: StoryboardWorkflowProps,
  ) {
    super(scope, id);
    const definition = readFileSync(join(root, 'state-machines', `${name}.asl.json`), 'utf8');
    const { machine, steps } = makeMachine(this, name, definition, props, {
      deadLetters: { step: onFailure, queue: deadLetters },
    });
    this.stateMachineArn = machine.stateMachineArn;
    for (const { name: step, made } of steps)
      if (step === onFailure)
        new Rule(this, 'UncaughtEnds', {
          description: `Executions of ${name} that ended in a way the workflow could not catch`,
          eventPattern: {
            source: ['aws.states'],
            detailType: ['Step Functions Execution Status Change'],
            detail: { stateMachineArn: [machine.stateMachineArn], status: UNCAUGHT },
          },
          targets: [new LambdaFunction(made, { deadLetterQueue: deadLetters })],
        });
  }
}
