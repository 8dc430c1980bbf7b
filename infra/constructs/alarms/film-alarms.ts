import { Duration } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { counted, ofMachine } from '#infra/watching/metrics.ts';
import { computed, SpokenAlarm, someButNo } from './alarm.ts';

interface FilmAlarmsProps {
  readonly stageName: string;
  readonly topic: ITopic;
  readonly filmMachineArn: string;
}

const FIVE_MINUTES = Duration.minutes(5);
/** Two of these periods add up to more time than a film may take. */
const HALF_HOUR = Duration.minutes(30);
const QUEUE_WAIT_SECONDS = 1_800;
const FULL_PERCENT = 100;
/** Failed items are retried every minute, and failed executions after five minutes. */
const DUE_MINUTES = 30;
const DUE_PERIOD = Duration.minutes(15);
const SECONDS_A_MINUTE = 60;

/** Alarms on films: a film was stopped, no film was finished, a film has waited too long, or a film isn’t signed. */
const alarmOnFilms = (scope: Construct, { stageName, topic, filmMachineArn }: FilmAlarmsProps): void => {
  new SpokenAlarm(scope, 'RendersStuck', {
    says: 'Users watch a progress bar that does not move: a video exceeded its time limit and was stopped.',
    runbook: 'renderStuck',
    topic,
    metric: computed(
      'FILL(late, 0) + FILL(givenUp, 0)',
      {
        late: ofMachine(filmMachineArn, 'ExecutionsTimedOut'),
        givenUp: counted(stageName, METRICS.filmsGivenUp),
      },
      FIVE_MINUTES,
      'Films stopped at their time limit',
    ),
    from: 1,
  });
  new SpokenAlarm(scope, 'NoFilmFinished', {
    says: 'Users get no videos: some were started in the last hour and none was finished.',
    runbook: 'stopped',
    topic,
    ...someButNo(
      ['started', ofMachine(filmMachineArn, 'ExecutionsStarted', HALF_HOUR)],
      ['completed', counted(stageName, METRICS.filmsCompleted, {}, HALF_HOUR)],
      HALF_HOUR,
      'Started but none finished',
    ),
  });
  new SpokenAlarm(scope, 'QueueStuck', {
    says: 'Users wait for their videos to start: the account that waited longest for its turn waited for half an hour.',
    runbook: 'queue',
    topic,
    metric: counted(stageName, METRICS.queueWait, {}, FIVE_MINUTES).with({ statistic: 'Maximum' }),
    from: QUEUE_WAIT_SECONDS,
    of: { bad: 2, periods: 3 },
  });
  new SpokenAlarm(scope, 'NotSigned', {
    says: 'Videos go out without Content Credentials, which platforms and the EU’s AI Act ask for: nothing usable signs them.',
    runbook: 'notSigned',
    topic,
    metric: counted(stageName, METRICS.filmsNotSigned, {}, HALF_HOUR),
    from: 1,
  });
};

/** Alarms on work outside of requests: films, publishing, and rows that stay due. */
export class FilmAlarms extends Construct {
  constructor(scope: Construct, id: string, props: FilmAlarmsProps) {
    super(scope, id);
    const { stageName, topic } = props;
    alarmOnFilms(this, props);
    new SpokenAlarm(this, 'PlatformDayFull', {
      says: 'Creators wait for tomorrow: YouTube takes no more videos from this stage today.',
      runbook: 'platformFull',
      topic,
      metric: counted(stageName, METRICS.platformDayUsed, {}, HALF_HOUR).with({ statistic: 'Maximum' }),
      from: FULL_PERCENT,
    });
    new SpokenAlarm(this, 'OldestDue', {
      says: `Something has been due for more than ${DUE_MINUTES} minutes: TendDue fails at it, or can’t keep up.`,
      runbook: 'stopped',
      topic,
      metric: counted(stageName, METRICS.oldestDue, {}, DUE_PERIOD).with({ statistic: 'Maximum' }),
      from: DUE_MINUTES * SECONDS_A_MINUTE,
    });
  }
}
