import { Duration } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { counted, ofFunction } from '#infra/watching/metrics.ts';
import { DUTIES } from '#infra/workflow-functions.ts';
import { computed, SpokenAlarm } from './alarm.ts';

interface DutyAlarmsProps {
  readonly stageName: string;
  readonly topic: ITopic;
}

/** Providers can be unavailable for a few minutes: alarm only when no run has succeeded for longer. */
const PATIENCE_MINUTES = 10;
const PATIENCE_RUNS = 3;
/** Failed items are retried every minute, failed executions after five minutes. */
const DUE_MINUTES = 30;
const DUE_PERIOD = Duration.minutes(15);
const SECONDS_A_MINUTE = 60;

/**
 * One alarm for each scheduled duty, for when it has not run for some time or every run failed, and one for
 * rows that stay due.
 */
export class DutyAlarms extends Construct {
  constructor(scope: Construct, id: string, { stageName, topic }: DutyAlarmsProps) {
    super(scope, id);
    for (const { name, everyMinutes, neglected } of DUTIES) {
      const period = Duration.minutes(Math.max(PATIENCE_MINUTES, PATIENCE_RUNS * everyMinutes));
      const count = (metric: 'Invocations' | 'Errors') =>
        ofFunction({ stageName, name }, metric, 'Sum', period);
      new SpokenAlarm(this, name, {
        says: `${neglected} ${name} has not succeeded for ${period.toMinutes()} minutes.`,
        runbook: 'stopped',
        topic,
        metric: computed(
          'IF(FILL(runs, 0) - FILL(errors, 0) < 1, 1, 0)',
          { runs: count('Invocations'), errors: count('Errors') },
          period,
          `${period.toMinutes()} minutes without a successful run`,
        ),
        from: 1,
        silenceIsBad: true,
      });
    }
    new SpokenAlarm(this, 'OldestDue', {
      says: `Something has been due for more than ${DUE_MINUTES} minutes: TendDue fails at it, or can’t keep up.`,
      runbook: 'stopped',
      topic,
      metric: counted(stageName, METRICS.oldestDue, {}, DUE_PERIOD).with({ statistic: 'Maximum' }),
      from: DUE_MINUTES * SECONDS_A_MINUTE,
    });
  }
}
