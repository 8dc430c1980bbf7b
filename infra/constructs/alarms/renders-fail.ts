import { Duration } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { counted } from '#infra/watching/metrics.ts';
import { computed, SpokenAlarm } from './alarm.ts';

interface RendersFailProps {
  readonly stageName: string;
  readonly topic: ITopic;
}

const PERIOD = Duration.minutes(15);
const SOME = 3;
const PERCENT = 20;

/** A single film may fail for its own reasons; several in a quarter of an hour share a cause. */
export class RendersFail extends SpokenAlarm {
  constructor(scope: Construct, id: string, { stageName, topic }: RendersFailProps) {
    const failed = counted(stageName, METRICS.filmsFailed, {}, PERIOD);
    const completed = counted(stageName, METRICS.filmsCompleted, {}, PERIOD);
    super(scope, id, {
      says: `Users do not get their videos: at least ${SOME} failed in a quarter of an hour, ${PERCENT} % or more of all. Their credits are returned.`,
      runbook: 'renderFails',
      topic,
      metric: computed(
        `IF(FILL(failed, 0) >= ${SOME}, 100 * FILL(failed, 0) / (FILL(failed, 0) + FILL(completed, 0)), 0)`,
        { failed, completed },
        PERIOD,
        'Films that failed, in percent',
      ),
      from: PERCENT,
    });
  }
}
