/* oxlint-disable no-new -- a construct joins its stack by being made */
import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import { DUTY_ENTRIES } from '#infra/bundling/entries.ts';
import { makeStep, type StepProps } from './workflow-steps.ts';

interface DutiesProps extends StepProps {
  /** The workflow whose ends free slots. */
  readonly filmMachineArn: string;
}

const ENDED = ['SUCCEEDED', 'FAILED', 'TIMED_OUT', 'ABORTED'];
/** Does not wait for its next minute when a film's execution ends. */
const ON_ENDS = 'DispatchFilms';

/** The scheduled duties: a function and a rule for each, so that one failure does not stop the others. */
export class ScheduledDuties extends Construct {
  constructor(scope: Construct, id: string, { filmMachineArn, ...props }: DutiesProps) {
    super(scope, id);
    for (const entry of DUTY_ENTRIES) {
      // The next run makes up for a failed one, so neither Lambda nor EventBridge retries or keeps the event.
      const made = makeStep(this, entry, props, { retries: 0 });
      new Rule(this, `${entry.name}Schedule`, {
        description: `Runs ${entry.name} every ${entry.everyMinutes} min`,
        schedule: Schedule.rate(Duration.minutes(entry.everyMinutes)),
        targets: [new LambdaFunction(made, { retryAttempts: 0 })],
      });
      if (entry.name === ON_ENDS)
        new Rule(this, 'FilmEnds', {
          description: `Runs ${entry.name} when a film has ended, so that the next one begins`,
          eventPattern: {
            source: ['aws.states'],
            detailType: ['Step Functions Execution Status Change'],
            detail: { stateMachineArn: [filmMachineArn], status: ENDED },
          },
          targets: [new LambdaFunction(made, { retryAttempts: 0 })],
        });
    }
  }
}
