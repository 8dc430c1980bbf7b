/* oxlint-disable no-new -- a construct joins its stack by being made */
import { join } from 'node:path';
import { Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { RendersFail } from '#infra/constructs/alarms/renders-fail.ts';
import { workflowDefinition } from '#infra/workflow-definition.ts';
import { DeadLetters } from './dead-letters.ts';
import { FilmRelease } from './film-release.ts';
import { makeMachine, type StepProps } from './workflow-steps.ts';

interface FilmWorkflowProps extends StepProps {
  /** The root of the repository, where `state-machines` lies. */
  readonly root: string;
  /** Where it is told that renders fail. */
  readonly topic: ITopic;
}

/** Ends that the workflow cannot catch by itself. */
const UNCAUGHT = ['FAILED', 'TIMED_OUT', 'ABORTED'];
const ON_FAILURE = 'FailVideo';

/** The workflow that makes a film, from the same file that runs on one machine, and what watches over it. */
export class FilmWorkflow extends Construct {
  /** What executions are started by: the machine, or its alias where releases are tried on some films first. */
  readonly startArn: string;
  /** What is measured. */
  readonly stateMachineArn: string;
  readonly deadLetters: DeadLetters;

  constructor(scope: Construct, id: string, { root, topic, ...props }: FilmWorkflowProps) {
    super(scope, id);
    const { stageName, settings } = props.resources;
    const deadLetters = new DeadLetters(this, 'DeadLetters');
    this.deadLetters = deadLetters;
    const definition = workflowDefinition(
      join(root, 'state-machines', 'render-video.asl.json'),
      settings.filmConcurrency,
    );
    const { machine, steps } = makeMachine(this, 'render-video', definition, props, {
      pinned: settings.canary,
      deadLetters: { step: ON_FAILURE, queue: deadLetters },
    });
    const { stateMachineArn } = machine;
    this.stateMachineArn = stateMachineArn;
    const alarm = new RendersFail(this, 'RendersFail', { stageName, topic });
    this.startArn = settings.canary
      ? new FilmRelease(this, 'Release', { machine, alarms: [alarm.alarmName] }).aliasArn
      : stateMachineArn;
    for (const { name, made } of steps)
      if (name === ON_FAILURE)
        new Rule(this, 'UncaughtEnds', {
          description: 'Films whose execution ended in a way the workflow could not catch',
          eventPattern: {
            source: ['aws.states'],
            detailType: ['Step Functions Execution Status Change'],
            detail: { stateMachineArn: [stateMachineArn], status: UNCAUGHT },
          },
          targets: [new LambdaFunction(made, { deadLetterQueue: deadLetters })],
        });
  }
}
