/* oxlint-disable no-new -- a construct joins its stack by being made */
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
/** A story call may take 25 seconds; most take a few. */
const SLOW_STORY_MS = 20_000;
const TURNED_AWAY = 10;

/** What people meet at the API besides errors, which the API's own stack watches because releases depend on it. */
export class ApiAlarms extends Construct {
  constructor(scope: Construct, id: string, { stageName, topic, tableName }: ApiAlarmsProps) {
    super(scope, id);
    new SpokenAlarm(this, 'SlowStories', {
      says: `People wait long for their stories: one in twenty takes ${SLOW_STORY_MS / 1000} s or more.`,
      runbook: 'slowStories',
      topic,
      metric: ofFunction(stageName, 'generateStory', 'Duration', 'p95', PERIOD),
      from: SLOW_STORY_MS,
      of: { bad: 2, periods: 3 },
    });
    new SpokenAlarm(this, 'TurnedAway', {
      says: 'People are kept waiting or see errors: the account runs as many functions as it may.',
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
      says: 'People are kept waiting or see errors: the table turns requests away.',
      runbook: 'throttled',
      topic,
      metric: computed(
        Object.keys(throttled)
          .map((name) => `FILL(${name}, 0)`)
          .join(' + '),
        throttled,
        PERIOD,
        'Requests that the table turned away',
      ),
      from: TURNED_AWAY,
    });
  }
}
