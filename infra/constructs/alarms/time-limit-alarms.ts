import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { counted } from '#infra/watching/metrics.ts';
import { SpokenAlarm } from './alarm.ts';

interface TimeLimitAlarmsProps {
  readonly stageName: string;
  readonly topic: ITopic;
}

/**
 * Alarms for work that comes close to its function's time limit. They cover the whole stage, because an alarm for
 * each function would cost more than everything else in the stage; the log names the function.
 */
export class TimeLimitAlarms extends Construct {
  constructor(scope: Construct, id: string, { stageName, topic }: TimeLimitAlarmsProps) {
    super(scope, id);
    new SpokenAlarm(this, 'Calls', {
      says: 'Calls are slow and may soon fail: some take 80 % or more of their time limit.',
      runbook: 'nearLimit',
      topic,
      metric: counted(stageName, METRICS.nearLimitCalls),
      from: 1,
      // Providers are occasionally slow.
      of: { bad: 2, periods: 3 },
    });
    new SpokenAlarm(this, 'Steps', {
      says: 'Videos or other work in the background may soon fail: a step or a duty took 80 % or more of its time limit.',
      runbook: 'nearLimit',
      topic,
      metric: counted(stageName, METRICS.nearLimitSteps),
      from: 1,
    });
  }
}
