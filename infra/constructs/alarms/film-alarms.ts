/* oxlint-disable no-new -- a construct joins its stack by being made */
import { Duration } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { counted, ofMachine } from '#infra/watching/metrics.ts';
import { computed, SpokenAlarm } from './alarm.ts';

interface FilmAlarmsProps {
  readonly stageName: string;
  readonly topic: ITopic;
  readonly filmMachineArn: string;
  readonly deletionMachineArn: string;
  readonly deadLetters: IQueue;
}

const FIVE_MINUTES = Duration.minutes(5);
/** Two of these are longer than a film may take. */
const HALF_HOUR = Duration.minutes(30);
/** What happens outside a request: films and deletions. */
export class FilmAlarms extends Construct {
  constructor(scope: Construct, id: string, props: FilmAlarmsProps) {
    super(scope, id);
    const { stageName, topic, filmMachineArn, deletionMachineArn, deadLetters } = props;
    new SpokenAlarm(this, 'RendersStuck', {
      says: 'People watch a progress bar that does not move: a film took longer than it may and was ended.',
      runbook: 'renderStuck',
      topic,
      metric: computed(
        'FILL(late, 0) + FILL(givenUp, 0)',
        {
          late: ofMachine(filmMachineArn, 'ExecutionsTimedOut'),
          givenUp: counted(stageName, METRICS.filmsGivenUp),
        },
        FIVE_MINUTES,
        'Films that were ended',
      ),
      from: 1,
    });
    new SpokenAlarm(this, 'NoFilmFinished', {
      says: 'Nobody gets a film: some were started in the last hour and none was finished.',
      runbook: 'stopped',
      topic,
      metric: computed(
        'IF(FILL(started, 0) > 0 AND FILL(completed, 0) == 0, 1, 0)',
        {
          started: ofMachine(filmMachineArn, 'ExecutionsStarted', HALF_HOUR),
          completed: counted(stageName, METRICS.filmsCompleted, {}, HALF_HOUR),
        },
        HALF_HOUR,
        'Started and none finished',
      ),
      from: 1,
      of: { bad: 2, periods: 2 },
    });
    new SpokenAlarm(this, 'DeletionFails', {
      says: 'Somebody who deleted their account is still here: a deletion failed. It is started anew in an hour.',
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
      says: 'A film may hang: the end of its execution reached no function, or the function gave up.',
      runbook: 'deadLetters',
      topic,
      metric: deadLetters.metricApproximateNumberOfMessagesVisible({ period: FIVE_MINUTES }),
      from: 1,
    });
  }
}
