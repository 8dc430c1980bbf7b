import type { CostItem } from '#functions/cost/cost-line.ts';
import type { CostRecord } from '#functions/cost/cost-record.ts';
import { env } from '#functions/env.ts';
import { directive } from './measure.ts';
import { costMetricOf, METRICS } from './metric-names.ts';

/** What a cost line is about: a request, or one try of a step. */
export type CostSubject = { readonly request_id: string; readonly status: number | string } & (
  | { readonly route: string }
  | { readonly step: string }
);

const PICO_PER_DOLLAR = 1e12;

/** Dollars per component, and in total. */
const dollarsBy = (items: readonly CostItem[]): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = { [METRICS.cost]: 0 };
  for (const { component, pico = '0' } of items)
    for (const name of [METRICS.cost, costMetricOf(component)])
      sums[name] = (sums[name] ?? 0) + Number(pico) / PICO_PER_DOLLAR;
  return sums;
};

/**
 * The fields of a cost line. CloudWatch derives metrics per route or step and per component, but never per user or
 * video.
 */
export const costLine = (cost: CostSubject & CostRecord & { readonly stage: string }): object => {
  const namespace = env.metricsNamespace();
  if (namespace === undefined) return { cost };
  const by = 'route' in cost ? { route: cost.route } : { step: cost.step };
  const sums = dollarsBy(cost.items);
  const components = Object.keys(sums).filter((name) => name !== METRICS.cost);
  return {
    cost,
    ...by,
    ...sums,
    ...directive(namespace, [
      { by: Object.keys(by), names: [METRICS.cost] },
      { by: [], names: components },
    ]),
  };
};

/** Used if the runtime doesn’t report the function’s memory size. */
const MEMORY_MB = 512;

export const memoryOf = (context: { readonly memoryLimitInMB?: string | number } | undefined): number =>
  Number(context?.memoryLimitInMB ?? MEMORY_MB);
