import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { ROUTE_FUNCTIONS, WORKFLOW_ENTRIES } from '#infra/bundling/entries.ts';
import { onStage } from '#infra/permissions/on-stage.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';
import { ofFunction } from '#infra/watching/metrics.ts';
import { SpokenAlarm } from './alarm.ts';

interface TimeLimitAlarmsProps {
  readonly stageName: string;
  readonly topic: ITopic;
  readonly settings: StageSettings;
}

const NEAR_PERCENT = 80;
const MS_IN_PERCENT_OF_SECOND = 10;

const nearMs = (timeoutSeconds: number): number => timeoutSeconds * NEAR_PERCENT * MS_IN_PERCENT_OF_SECOND;

/** One alarm for each function that comes close to its time limit or exceeds it. */
export class TimeLimitAlarms extends Construct {
  constructor(scope: Construct, id: string, { stageName, topic, settings }: TimeLimitAlarmsProps) {
    super(scope, id);
    const longest = (name: string) => ofFunction({ stageName, name }, 'Duration', 'Maximum');
    for (const { name, route, line } of ROUTE_FUNCTIONS)
      new SpokenAlarm(this, name, {
        says: `"${route.method} ${route.path}" is slow and may soon fail: it takes ${NEAR_PERCENT} % or more of its limit of ${line.timeoutSeconds} s.`,
        runbook: 'nearLimit',
        topic,
        metric: longest(name),
        from: nearMs(line.timeoutSeconds),
        // Providers may be slow occasionally.
        of: { bad: 2, periods: 3 },
      });
    for (const entry of WORKFLOW_ENTRIES) {
      const { name, timeoutSeconds } = onStage(entry, settings);
      new SpokenAlarm(this, name, {
        says: `${name} may soon fail: it takes ${NEAR_PERCENT} % or more of its limit of ${timeoutSeconds} s.`,
        runbook: 'nearLimit',
        topic,
        metric: longest(name),
        from: nearMs(timeoutSeconds),
      });
    }
  }
}
