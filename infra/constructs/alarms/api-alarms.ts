import { Duration } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { ofFunction, turnedAway } from '#infra/watching/metrics.ts';
import { SpokenAlarm } from './alarm.ts';

interface ApiAlarmsProps {
  readonly stageName: string;
  readonly topic: ITopic;
}

const PERIOD = Duration.minutes(5);
/** A story call may take 25 seconds; most finish within a few seconds. */
const SLOW_STORY_MS = 20_000;
const TURNED_AWAY = 10;

/**
 * Alarms on API problems other than errors. The API's own stack alarms on errors, because that alarm rolls back
 * releases.
 */
export class ApiAlarms extends Construct {
  constructor(scope: Construct, id: string, { stageName, topic }: ApiAlarmsProps) {
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
  }
}
