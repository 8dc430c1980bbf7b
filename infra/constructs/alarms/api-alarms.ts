import { Duration } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { UNFINISHED_INDEX } from '#infra/permissions/bindings.ts';
import { ofFunction, ofTable, turnedAway } from '#infra/watching/metrics.ts';
import { computed, SpokenAlarm } from './alarm.ts';

interface ApiAlarmsProps {
  readonly stageName: string;
  readonly topic: ITopic;
  readonly tableName: string;
}

const PERIOD = Duration.minutes(5);
/** A story call may take 25 seconds; most finish in a few. */
const SLOW_STORY_MS = 20_000;
const TURNED_AWAY = 10;

/**
 * API problems other than errors. The API's own stack alarms on errors, because that alarm rolls
 * back releases.
 */
export class ApiAlarms extends Construct {
  constructor(scope: Construct, id: string, { stageName, topic, tableName }: ApiAlarmsProps) {
    super(scope, id);
    new SpokenAlarm(this, 'SlowStories', {
      says: `Stories are slow: one in twenty takes ${SLOW_STORY_MS / 1000} s or more.`,
      runbook: 'slowStories',
      topic,
      metric: ofFunction({ stageName, name: 'generateStory' }, 'Duration', 'p95', PERIOD),
      from: SLOW_STORY_MS,
      of: { bad: 2, periods: 3 },
    });
    new SpokenAlarm(this, 'TurnedAway', {
      says: 'Users wait or see errors: the account has reached its limit of concurrent functions.',
      runbook: 'throttled',
      topic,
      metric: turnedAway(),
      from: TURNED_AWAY,
    });
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
        PERIOD,
        'Requests throttled by the table',
      ),
      from: TURNED_AWAY,
    });
  }
}
