import { BUDGETS } from '#contract/providers.ts';
import { METRICS, type Metric } from '#functions/runtime/telemetry/metric-names.ts';
import { dollarText, picoOfDollars, shareOf } from '#tools/cost/output/money.ts';
import { percentText, type Section } from '#tools/cost/output/section.ts';
import { totalOf } from '../charges.ts';
import { inPeriod } from '../plan-money.ts';
import type { ReportInput } from '../report-input.ts';
import { sourceOf } from '../source.ts';

const READ = 'AWS list price, US East (N. Virginia), read 2026-11-20';

/** What every stage has, by what AWS charges for; a test counts it in the templates. An alarm is paid for each metric it looks at. */
export const STACK_COUNTS = { secrets: 5, alarmMetrics: 102, dashboards: 1 } as const;
/** Metrics that each place has for itself; of the others a stage has one. */
const BY_PLACE: readonly Metric[] = [
  METRICS.cost,
  METRICS.stepTime,
  METRICS.serverErrors,
  METRICS.tooManyCalls,
];
const ONE_EACH = Object.values(METRICS).filter((name) => !BY_PLACE.includes(name)).length + BUDGETS.length;

/** The stage's own metrics, as its lines make them: dollars by place and by component, and how long each step takes. */
const ownMetrics = ({ running }: ReportInput): number => {
  const places = new Map(running.map(({ place, isRoute }) => [place, isRoute]));
  const components = new Set(running.flatMap(({ charges }) => charges.map(({ item }) => item.component)));
  const steps = [...places.values()].filter((isRoute) => !isRoute);
  return places.size + components.size + steps.length + ONE_EACH;
};

/** What a deployed stage costs a month however little it is used. */
const monthlyOf = (input: ReportInput) => [
  { what: 'secrets', count: STACK_COUNTS.secrets, dollars: 0.4 },
  { what: 'metrics that alarms look at', count: STACK_COUNTS.alarmMetrics, dollars: 0.1 },
  { what: 'own metrics', count: ownMetrics(input), dollars: 0.3 },
  { what: 'dashboard', count: STACK_COUNTS.dashboards, dollars: 3 },
];
/** On the machine there is no cloud to pay for. */
const LOCAL = 'local';

const rowsOf = (input: ReportInput) =>
  input.stage === LOCAL
    ? []
    : monthlyOf(input).map(({ what, count, dollars }) => {
        const monthly = picoOfDollars(dollars) * BigInt(count);
        return { what, count, monthly, pico: inPeriod(monthly, input.period) };
      });

/** What a stage costs however little it is used, in the period. */
export const fixedCost = (input: ReportInput): bigint =>
  rowsOf(input).reduce((sum, { pico }) => sum + pico, 0n);

/** What would be paid without a single user, against what users cause. */
export const fixedSection = (input: ReportInput): Section => {
  const variable = totalOf(input.running);
  const fees = totalOf(input.costs) - variable;
  const rows = rowsOf(input);
  const fixed = fixedCost(input);
  return {
    id: 'fixed',
    title: 'What is fixed, and what grows with use?',
    answer: `${dollarText(fixed)} are fixed, ${dollarText(variable)} grow with use (${percentText(shareOf(variable, fixed + variable))} of the two), ${dollarText(fees)} of payment fees grow with revenue.`,
    source: `${sourceOf(input)} Fixed: ${READ}; own metrics are counted in the lines, the others in the stage’s templates.`,
    tables: [
      {
        name: 'fixed',
        title: 'Fixed and variable',
        columns: [
          { title: 'what', kind: 'text' },
          { title: 'count', kind: 'count' },
          { title: 'a month', kind: 'dollars' },
          { title: 'in this period', kind: 'dollars' },
        ],
        rows: [
          ...rows.map(({ what, count, monthly, pico }) => [what, count, monthly, pico]),
          ['use (variable)', undefined, undefined, variable],
          ['payment fees (variable, with revenue)', undefined, undefined, fees],
        ],
      },
    ],
    notes: input.stage === LOCAL ? ['On this machine nothing is fixed: there is no cloud to pay for.'] : [],
  };
};
