import { Duration } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { counted, ofApi } from '#infra/watching/metrics.ts';
import { SpokenAlarm, someButNo } from './alarm.ts';

interface EgressAlarmsProps {
  readonly stageName: string;
  readonly topic: ITopic;
  readonly apiId: string;
  /** Gigabytes in an hour. */
  readonly alarmGb: number;
}

const HOUR = Duration.hours(1);

/** Alarms on traffic from the distribution: too much traffic in an hour, or logs that no longer arrive. */
export class EgressAlarms extends Construct {
  constructor(scope: Construct, id: string, { stageName, topic, apiId, alarmGb }: EgressAlarmsProps) {
    super(scope, id);
    const egress = counted(stageName, METRICS.egress, {}, HOUR);
    new SpokenAlarm(this, 'EgressJumps', {
      says: `Someone may be draining the stage: more than ${alarmGb} GB left the edge in an hour.`,
      runbook: 'egress',
      topic,
      metric: egress,
      from: alarmGb,
    });
    new SpokenAlarm(this, 'EdgeLogStopped', {
      says: 'Accounts may exceed their traffic limits: users are active, but no edge log line was counted for two hours.',
      runbook: 'egress',
      topic,
      ...someButNo(
        ['requests', ofApi(apiId, 'Count', HOUR)],
        ['egress', egress],
        HOUR,
        'Requests without edge log lines',
      ),
    });
  }
}
