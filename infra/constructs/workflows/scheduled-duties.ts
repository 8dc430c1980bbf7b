import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import { DUTY_ENTRIES } from '#infra/bundling/entries.ts';
import { makeStep, type StepProps } from './workflow-steps.ts';

interface DutiesProps extends StepProps {
  /** The workflows that free a slot when an execution ends: the one for films, and those for checks and archives. */
  readonly filmMachineArn: string;
  readonly workMachineArns: readonly string[];
}

const ENDED = ['SUCCEEDED', 'FAILED', 'TIMED_OUT', 'ABORTED'];

/** The scheduled duties, with a separate function and rule for each, so that one failure doesn’t stop the others. */
export class ScheduledDuties extends Construct {
  constructor(scope: Construct, id: string, { filmMachineArn, workMachineArns, ...props }: DutiesProps) {
    super(scope, id);
    /** Duties that run as soon as an execution ends, instead of waiting for the next minute. */
    const onEnds = new Map([
      ['DispatchFilms', { id: 'FilmEnds', what: 'a film', machines: [filmMachineArn] }],
      ['DispatchWork', { id: 'WorkEnds', what: 'a check or an archive', machines: workMachineArns }],
    ]);
    for (const entry of DUTY_ENTRIES) {
      // The next run makes up for a failed one, so neither Lambda nor EventBridge retries or keeps the event.
      const made = makeStep(this, entry, props, { retries: 0 });
      new Rule(this, `${entry.name}Schedule`, {
        description: `Runs ${entry.name} every ${entry.everyMinutes} min`,
        schedule: Schedule.rate(Duration.minutes(entry.everyMinutes)),
        targets: [new LambdaFunction(made, { retryAttempts: 0 })],
      });
      const ends = onEnds.get(entry.name);
      if (ends !== undefined)
        new Rule(this, ends.id, {
          description: `Runs ${entry.name} when ${ends.what} has ended, so that the next one begins`,
          eventPattern: {
            source: ['aws.states'],
            detailType: ['Step Functions Execution Status Change'],
            detail: { stateMachineArn: [...ends.machines], status: ENDED },
          },
          targets: [new LambdaFunction(made, { retryAttempts: 0 })],
        });
    }
  }
}
