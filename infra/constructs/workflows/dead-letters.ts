import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

/** As long as a queue can keep them. */
const KEPT = Duration.days(14);

/** Events that reached no function, or that a function gave up on: kept for somebody to look at. */
export class DeadLetters extends Queue {
  constructor(scope: Construct, id: string) {
    super(scope, id, { retentionPeriod: KEPT, encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true });
  }
}
