import type { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { RUNBOOK, type RunbookSection } from '#infra/watching/runbook.ts';

interface SpokenAlarmProps {
  /** The effect on users, described in one sentence. */
  readonly says: string;
  readonly runbook: RunbookSection;
  readonly topic: ITopic;
  readonly metric: IMetric;
  /** The lowest value that triggers the alarm. */
  readonly from: number;
  /** How many of the most recent periods must breach the threshold; 1 by default. */
  readonly of?: { readonly bad: number; readonly periods: number };
  /** Whether missing data is itself the problem. */
  readonly silenceIsBad?: true;
}

/** An alarm that says what users experience and links to the relevant section of the runbook. */
export class SpokenAlarm extends Alarm {
  constructor(scope: Construct, id: string, props: SpokenAlarmProps) {
    const { says, runbook, topic, metric, from, of = { bad: 1, periods: 1 }, silenceIsBad } = props;
    super(scope, id, {
      metric,
      alarmDescription: `${says} What to do: docs/runbook.md#${RUNBOOK[runbook]}`,
      threshold: from,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      datapointsToAlarm: of.bad,
      evaluationPeriods: of.periods,
      treatMissingData: silenceIsBad === true ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    this.addAlarmAction(new SnsAction(topic));
    this.addOkAction(new SnsAction(topic));
  }
}

/** Treats metrics without data as zero. */
export const computed = (
  expression: string,
  usingMetrics: Readonly<Record<string, IMetric>>,
  period: Duration,
  label: string,
): MathExpression => new MathExpression({ expression, usingMetrics: { ...usingMetrics }, period, label });

/** A metric and its name in an expression. */
type Named = readonly [name: string, metric: IMetric];

/** Goes off if the first metric is above zero and the second is zero for two consecutive periods. */
export const someButNo = (
  [some, ofSome]: Named,
  [none, ofNone]: Named,
  period: Duration,
  label: string,
): Pick<SpokenAlarmProps, 'metric' | 'from' | 'of'> => ({
  metric: computed(
    `IF(FILL(${some}, 0) > 0 AND FILL(${none}, 0) == 0, 1, 0)`,
    { [some]: ofSome, [none]: ofNone },
    period,
    label,
  ),
  from: 1,
  of: { bad: 2, periods: 2 },
});
