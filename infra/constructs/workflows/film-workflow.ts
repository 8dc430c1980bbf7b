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
  /** The root of the repository, which contains `state-machines`. */
  readonly root: string;
  /** Notified when renders fail. */
  readonly topic: ITopic;
}

/** Endings the workflow cannot catch. */
const UNCAUGHT = ['FAILED', 'TIMED_OUT', 'ABORTED'];
const ON_FAILURE = 'FailVideo';

/** The workflow that makes a film, from the same file that runs locally, with its alarms. */
export class FilmWorkflow extends Construct {
  /** What starts executions: the state machine, or its alias on stages that try releases on some films first. */
  readonly startArn: string;
  /** The state machine to measure. */
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
