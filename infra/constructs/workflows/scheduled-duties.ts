/* oxlint-disable no-new -- a construct joins its stack by being made */
import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import { DUTY_ENTRIES } from '#infra/bundling/entries.ts';
import { makeStep, type StepProps } from './workflow-steps.ts';

/** The scheduled duties: a function and a rule for each, so that one failure does not stop the others. */
export class ScheduledDuties extends Construct {
  constructor(scope: Construct, id: string, props: StepProps) {
    super(scope, id);
    for (const entry of DUTY_ENTRIES) {
      // The next run makes up for a failed one, so neither Lambda nor EventBridge retries or keeps the event.
      const made = makeStep(this, entry, props, { retries: 0 });
      new Rule(this, `${entry.name}Schedule`, {
        description: `Runs ${entry.name} every ${entry.everyMinutes} min`,
        schedule: Schedule.rate(Duration.minutes(entry.everyMinutes)),
        targets: [new LambdaFunction(made, { retryAttempts: 0 })],
      });
    }
  }
}
