import { Duration } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { counted, ofFunction } from '#infra/watching/metrics.ts';
import { TRIGGERS } from '#infra/workflow-functions.ts';
import { SpokenAlarm } from './alarm.ts';

interface SignInAlarmsProps {
  readonly stageName: string;
  readonly topic: ITopic;
}

const PERIOD = Duration.minutes(15);
/** People mistype: a site with a thousand visitors an hour sees a few dozen failures. */
const MANY_GUESSES = 200;

/** Alarms on password sign-in: somebody is guessing passwords, or a trigger of the user pool is failing. */
export class SignInAlarms extends Construct {
  constructor(scope: Construct, id: string, { stageName, topic }: SignInAlarmsProps) {
    super(scope, id);
    new SpokenAlarm(this, 'Guesses', {
      says: `Somebody guesses passwords: ${MANY_GUESSES} attempts or more were refused within ${PERIOD.toMinutes()} minutes.`,
      runbook: 'guessing',
      topic,
      metric: counted(stageName, METRICS.guessesRefused, {}, PERIOD),
      from: MANY_GUESSES,
    });
    for (const { name, alarm } of TRIGGERS)
      new SpokenAlarm(this, name, {
        says: alarm.says,
        runbook: alarm.runbook,
        topic,
        metric: ofFunction({ stageName, name }, 'Errors', 'Sum', PERIOD),
        from: alarm.failures,
      });
  }
}
