import { env } from '#functions/env.ts';
import { type Counts, METRICS } from '#functions/metric-names.ts';

/** What a number is counted by. Never a user, a film or a request: each value would be a metric that is paid for. */
type Dimension = 'route' | 'step';

const UNITS = new Map<string, string>([[METRICS.stepTime, 'Milliseconds']]);

/**
 * The part of a log line from which CloudWatch makes metrics (embedded metric format); the line itself carries the
 * value of the dimension. Nothing where nobody collects metrics, and nothing where there is nothing to count.
 */
export const measured = (counts: Counts, by?: Dimension): object => {
  const namespace = env.metricsNamespace();
  const names = Object.keys(counts);
  if (namespace === undefined || names.length === 0) return {};
  return {
    ...counts,
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        {
          Namespace: namespace,
          Dimensions: [by === undefined ? [] : [by]],
          Metrics: names.map((name) => ({ Name: name, Unit: UNITS.get(name) ?? 'Count' })),
        },
      ],
    },
  };
};
