/* oxlint-disable no-new -- a construct joins its stack by being made */
import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { MailSender } from '#infra/constructs/mail/mail-sender.ts';

interface MailProps extends StackProps {
  readonly stageName: string;
  readonly mailFrom: string;
}

/** Where mails come from. A stage without a sender has no such stack. */
export class MailStack extends Stack {
  constructor(scope: Construct, id: string, { stageName, mailFrom, ...props }: MailProps) {
    super(scope, id, props);
    new MailSender(this, 'Sender', { stageName, mailFrom });
  }
}
