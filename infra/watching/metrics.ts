import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { type Metric as Counted, costMetricOf } from '#functions/runtime/telemetry/metric-names.ts';
import { COST_STREAM, metricsNamespace, physicalName } from '#infra/stage/names.ts';

const MINUTE = Duration.minutes(1);
const FIVE_MINUTES = Duration.minutes(5);

/** A metric that a stage's functions write into their log lines. */
export const counted = (
  stageName: string,
  metricName: Counted,
  by: Readonly<Record<string, string>> = {},
  period: Duration = FIVE_MINUTES,
): Metric =>
  new Metric({
    namespace: metricsNamespace(stageName),
    metricName,
    dimensionsMap: { ...by },
    statistic: Stats.SUM,
    period,
  });

/** Dollars that requests and steps spent on one of the components in `functions/cost/skus.ts`. */
export const costOf = (stageName: string, component: string, period: Duration): Metric =>
  new Metric({
    namespace: metricsNamespace(stageName),
    metricName: costMetricOf(component),
    statistic: Stats.SUM,
    period,
  });

/** Firehose's metrics for the stream that ships the cost lines. */
export const ofCostStream = (
  stageName: string,
  metricName: 'IncomingRecords' | 'DeliveryToS3.DataFreshness' | 'DeliveryToS3.Records',
  statistic: string,
  period: Duration = FIVE_MINUTES,
): Metric =>
  new Metric({
    namespace: 'AWS/Firehose',
    metricName,
    dimensionsMap: { DeliveryStreamName: physicalName(stageName, COST_STREAM) },
    statistic,
    period,
  });

/** Lambda's metrics for one function; `statistic` is `Sum` or `p95`, for example. */
export const ofFunction = (
  { stageName, name }: { readonly stageName: string; readonly name: string },
  metricName: 'Duration' | 'Invocations' | 'Errors',
  statistic: string,
  period: Duration = FIVE_MINUTES,
): Metric =>
  new Metric({
    namespace: 'AWS/Lambda',
    metricName,
    dimensionsMap: { FunctionName: physicalName(stageName, name) },
    statistic,
    period,
  });

/** Invocations in the whole account that Lambda throttled because too many functions were running. */
export const turnedAway = (): Metric =>
  new Metric({
    namespace: 'AWS/Lambda',
    metricName: 'Throttles',
    statistic: Stats.SUM,
    period: FIVE_MINUTES,
  });

/** API Gateway's metrics for the whole API. */
export const ofApi = (
  apiId: string,
  metricName: 'Count' | '4xx' | '5xx',
  period: Duration = MINUTE,
): Metric =>
  new Metric({
    namespace: 'AWS/ApiGateway',
    metricName,
    dimensionsMap: { ApiId: apiId, Stage: '$default' },
    statistic: Stats.SUM,
    period,
  });

/** Step Functions' metrics for one state machine. */
export const ofMachine = (
  stateMachineArn: string,
  metricName:
    | 'ExecutionsStarted'
    | 'ExecutionsSucceeded'
    | 'ExecutionsFailed'
    | 'ExecutionsTimedOut'
    | 'ExecutionsAborted',
  period: Duration = FIVE_MINUTES,
): Metric =>
  new Metric({
    namespace: 'AWS/States',
    metricName,
    dimensionsMap: { StateMachineArn: stateMachineArn },
    statistic: Stats.SUM,
    period,
  });

/** Requests throttled by the table or its index. */
export const ofTable = (
  tableName: string,
  metricName: 'ReadThrottleEvents' | 'WriteThrottleEvents',
  index?: string,
): Metric =>
  new Metric({
    namespace: 'AWS/DynamoDB',
    metricName,
    dimensionsMap: { TableName: tableName, ...(index !== undefined && { GlobalSecondaryIndexName: index }) },
    statistic: Stats.SUM,
    period: FIVE_MINUTES,
  });
