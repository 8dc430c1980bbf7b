import { Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { EVENT_ENTRIES } from '#infra/bundling/entries.ts';
import { makeStep, type StepProps } from '#infra/constructs/workflows/workflow-steps.ts';
import { mailSetName } from '#infra/stage/names.ts';

interface MailEventsProps extends StepProps {
  /** Keeps events that could not be handled. */
  readonly deadLetters: IQueue;
}

const ON_RETURNS = 'SuppressAddress';

/** The functions that SES events invoke. On a stage without a sender, nothing invokes them. */
export class MailEvents extends Construct {
  constructor(scope: Construct, id: string, { deadLetters, ...props }: MailEventsProps) {
    super(scope, id);
    const { stageName, settings } = props.resources;
    for (const entry of EVENT_ENTRIES) {
      const made = makeStep(this, entry, props, { deadLetters });
      if (entry.name === ON_RETURNS && settings.mailFrom !== undefined)
        new Rule(this, 'Returns', {
          description: 'Mails that bounced or were reported as spam',
          eventPattern: {
            source: ['aws.ses'],
            detail: {
              eventType: ['Bounce', 'Complaint'],
              mail: { tags: { 'ses:configuration-set': [mailSetName(stageName)] } },
            },
          },
          targets: [new LambdaFunction(made, { deadLetterQueue: deadLetters })],
        });
    }
  }
}
