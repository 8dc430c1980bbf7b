import { BUDGETS } from '#contract/providers.ts';
import { METRICS, type Metric } from '#functions/runtime/telemetry/metric-names.ts';
import { dollarText, picoOfDollars, shareOf } from '#tools/cost/output/money.ts';
import { columnsOf, percentText, type Section } from '#tools/cost/output/section.ts';
import { totalOf } from '../charges.ts';
import { inPeriod } from '../plan-money.ts';
import type { ReportInput } from '../report-input.ts';
import { sourceOf } from '../source.ts';

const READ = 'AWS list price, US East (N. Virginia), read 2026-11-20';

/**
 * The fixed resources that AWS charges for in every stage; a test counts them in the templates. AWS charges
 * for each metric of an alarm.
 */
export const STACK_COUNTS = { secrets: 8, alarmMetrics: 262, dashboards: 1 } as const;
/** Metrics that exist once per place; all others exist once per stage. */
const BY_PLACE: readonly Metric[] = [
  METRICS.cost,
  METRICS.stepTime,
  METRICS.serverErrors,
  METRICS.tooManyCalls,
];
const ONE_EACH = Object.values(METRICS).filter((name) => !BY_PLACE.includes(name)).length + BUDGETS.length;

/**
 * The stage's own metrics, derived from its lines: dollars by place and by component, and the duration of each step.
 */
const ownMetrics = ({ running }: ReportInput): number => {
  const places = new Map(running.map(({ place, isRoute }) => [place, isRoute]));
  const components = new Set(running.flatMap(({ charges }) => charges.map(({ item }) => item.component)));
  const steps = [...places.values()].filter((isRoute) => !isRoute);
  return places.size + components.size + steps.length + ONE_EACH;
};

/** A deployed stage's monthly cost without any usage. */
const monthlyOf = (input: ReportInput) => [
  { what: 'secrets', count: STACK_COUNTS.secrets, dollars: 0.4 },
  { what: 'metrics watched by alarms', count: STACK_COUNTS.alarmMetrics, dollars: 0.1 },
  { what: 'own metrics', count: ownMetrics(input), dollars: 0.3 },
  { what: 'dashboard', count: STACK_COUNTS.dashboards, dollars: 3 },
];
/** A local run has no cloud to pay for. */
const LOCAL = 'local';

const rowsOf = (input: ReportInput) =>
  input.stage === LOCAL
    ? []
    : monthlyOf(input).map(({ what, count, dollars }) => {
        const monthly = picoOfDollars(dollars) * BigInt(count);
        return { what, count, monthly, pico: inPeriod(monthly, input.period) };
      });

/** A stage's cost over the period without any usage. */
export const fixedCost = (input: ReportInput): bigint =>
  rowsOf(input).reduce((sum, { pico }) => sum + pico, 0n);

/** Costs that arise even without a single user, compared with the costs that users cause. */
export const fixedSection = (input: ReportInput): Section => {
  const variable = totalOf(input.running);
  const fees = totalOf(input.costs) - variable;
  const rows = rowsOf(input);
  const fixed = fixedCost(input);
  return {
    id: 'fixed',
    title: 'What is fixed, and what grows with usage?',
    answer: `${dollarText(fixed)} is fixed, ${dollarText(variable)} grows with usage (${percentText(shareOf(variable, fixed + variable))} of the two), ${dollarText(fees)} in payment fees grows with revenue.`,
    source: `${sourceOf(input)} Fixed: ${READ}; the stage's own metrics are counted in the lines, the others in its templates.`,
    tables: [
      {
        name: 'fixed',
        title: 'Fixed and variable',
        columns: columnsOf({
          what: 'text',
          count: 'count',
          'a month': 'dollars',
          'in this period': 'dollars',
        }),
        rows: [
          ...rows.map(({ what, count, monthly, pico }) => [what, count, monthly, pico]),
          ['use (variable)', undefined, undefined, variable],
          ['payment fees (variable, with revenue)', undefined, undefined, fees],
        ],
      },
    ],
    notes: input.stage === LOCAL ? ['Running locally has no fixed costs: there is no cloud to pay for.'] : [],
  };
};
