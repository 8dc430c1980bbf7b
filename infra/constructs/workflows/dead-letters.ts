import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

/** The longest time a queue can keep messages. */
const KEPT = Duration.days(14);

/**
 * Keeps events that never reached a function, or that a function failed to handle, so that an operator can inspect
 * them.
 */
export class DeadLetters extends Queue {
  constructor(scope: Construct, id: string) {
    super(scope, id, { retentionPeriod: KEPT, encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true });
  }
}
