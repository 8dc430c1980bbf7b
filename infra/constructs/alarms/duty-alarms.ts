import { Duration } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { DUTY_GRANTS } from '#infra/duty-grants.ts';
import { ofFunction } from '#infra/watching/metrics.ts';
import { DUTIES, type DutyFunction } from '#infra/workflow-functions.ts';
import { computed, SpokenAlarm } from './alarm.ts';

interface DutyAlarmsProps {
  readonly stageName: string;
  readonly topic: ITopic;
  readonly duties: readonly DutyFunction[];
}

/**
 * Providers can be unavailable for a few minutes, so the alarm goes off only after a longer time without a successful
 * run.
 */
const PATIENCE_MINUTES = 10;
const PATIENCE_RUNS = 3;

/** The duties that prevent work from being lost. */
const ESSENTIAL: readonly string[] = ['TendDue', 'RescueRenders'] satisfies (keyof typeof DUTY_GRANTS)[];
export const ESSENTIAL_DUTIES = DUTIES.filter(({ name }) => ESSENTIAL.includes(name));

/** One alarm per duty, which goes off if the duty hasn’t run for some time or if every run has failed. */
export class DutyAlarms extends Construct {
  constructor(scope: Construct, id: string, { stageName, topic, duties }: DutyAlarmsProps) {
    super(scope, id);
    for (const { name, everyMinutes, neglected } of duties) {
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
  }
}
