import { env } from '#functions/env.ts';
import { type Counts, METRICS } from './metric-names.ts';

/**
 * The dimensions of a metric. Never a user, film or request, because each value would be billed as a separate metric.
 */
type Dimension = 'route' | 'step';

const UNITS = new Map<string, string>([[METRICS.stepTime, 'Milliseconds']]);
const unitOf = (name: string): string => {
  if (name.startsWith(METRICS.cost)) return 'None';
  return UNITS.get(name) ?? 'Count';
};

interface Measured {
  readonly by: readonly string[];
  readonly names: readonly string[];
}

/** Names the fields of a log line that CloudWatch turns into metrics (embedded metric format). */
export const directive = (namespace: string, measured: readonly Measured[]): object => ({
  _aws: {
    Timestamp: Date.now(),
    CloudWatchMetrics: measured.map(({ by, names }) => ({
      Namespace: namespace,
      Dimensions: [by],
      Metrics: names.map((name) => ({ Name: name, Unit: unitOf(name) })),
    })),
  },
});

/**
 * The part of a log line from which CloudWatch derives metrics; the dimension’s value is in the line itself. Empty
 * when the stage collects no metrics or there is nothing to count. Zero counts are left out: AWS bills a metric for
 * each hour in which it has a value, and every alarm treats a missing value as zero.
 */
export const measured = (counts: Counts, by?: Dimension): object => {
  const namespace = env.metricsNamespace();
  const names = Object.entries(counts).flatMap(([name, count]) =>
    count === 0 && unitOf(name) === 'Count' ? [] : [name],
  );
  if (namespace === undefined || names.length === 0) return {};
  return { ...counts, ...directive(namespace, [{ by: by === undefined ? [] : [by], names }]) };
};
