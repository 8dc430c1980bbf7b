import { Duration } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { UNFINISHED_INDEX } from '#infra/permissions/bindings.ts';
import { ofMachine, ofTable } from '#infra/watching/metrics.ts';
import { computed, SpokenAlarm } from './alarm.ts';

interface EssentialAlarmsProps {
  readonly topic: ITopic;
  readonly tableName: string;
  readonly deletionMachineArn: string;
  readonly deadLetters: IQueue;
}

const FIVE_MINUTES = Duration.minutes(5);
const THROTTLES = 10;

/**
 * Alarms that every stage has. They use only AWS's own metrics, which are free. Two more are in the stacks whose
 * releases they roll back: one for API errors, and one for films that fail.
 */
export class EssentialAlarms extends Construct {
  constructor(scope: Construct, id: string, props: EssentialAlarmsProps) {
    super(scope, id);
    const { topic, tableName, deletionMachineArn, deadLetters } = props;
    const throttled = {
      reads: ofTable(tableName, 'ReadThrottleEvents'),
      writes: ofTable(tableName, 'WriteThrottleEvents'),
      indexReads: ofTable(tableName, 'ReadThrottleEvents', UNFINISHED_INDEX),
      indexWrites: ofTable(tableName, 'WriteThrottleEvents', UNFINISHED_INDEX),
    };
    new SpokenAlarm(this, 'TableThrottles', {
      says: 'Users wait or see errors: DynamoDB throttles requests to the table.',
      runbook: 'throttled',
      topic,
      metric: computed(
        Object.keys(throttled)
          .map((name) => `FILL(${name}, 0)`)
          .join(' + '),
        throttled,
        FIVE_MINUTES,
        'Requests throttled by the table',
      ),
      from: THROTTLES,
    });
    new SpokenAlarm(this, 'DeletionFails', {
      says: 'A deleted account still has data: its deletion failed. The next attempt starts within an hour.',
      runbook: 'deletion',
      topic,
      metric: computed(
        'FILL(failed, 0) + FILL(late, 0) + FILL(ended, 0)',
        {
          failed: ofMachine(deletionMachineArn, 'ExecutionsFailed'),
          late: ofMachine(deletionMachineArn, 'ExecutionsTimedOut'),
          ended: ofMachine(deletionMachineArn, 'ExecutionsAborted'),
        },
        FIVE_MINUTES,
        'Deletions that failed',
      ),
      from: 1,
    });
    new SpokenAlarm(this, 'DeadLettersWait', {
      says: 'A video may hang: the event that its execution ended reached no function, or the function failed to handle it.',
      runbook: 'deadLetters',
      topic,
      metric: deadLetters.metricApproximateNumberOfMessagesVisible({ period: FIVE_MINUTES }),
      from: 1,
    });
  }
}
