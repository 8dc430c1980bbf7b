import { BUDGETS } from '#contract/providers.ts';
import { METRICS, type Metric } from '#functions/runtime/telemetry/metric-names.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';
import { stageSettings } from '#infra/stage/stages.ts';
import { dollarText, picoOfDollars, shareOf } from '#tools/cost/output/money.ts';
import { columnsOf, percentText, type Section } from '#tools/cost/output/section.ts';
import { totalOf } from '../charges.ts';
import { inPeriod } from '../plan-money.ts';
import type { ReportInput } from '../report-input.ts';
import { sourceOf } from '../source.ts';

const READ = 'AWS list price, US East (N. Virginia), read 2026-11-20';

/**
 * The fixed resources that AWS charges for, by the stage’s `watch` setting; a test counts them in the templates. AWS
 * charges for each metric of an alarm.
 */
export const STACK_COUNTS = {
  all: { secrets: 8, alarmMetrics: 89, dashboards: 1 },
  essentials: { secrets: 8, alarmMetrics: 17, dashboards: 0 },
} as const satisfies Record<StageSettings['watch'], object>;
/** The same for a stage with firewalls: one in front of the distribution, one in front of the user pool. */
export const FIREWALL_COUNTS = { firewalls: 2, rules: 15 } as const;
/** The price of each resource, in dollars a month. */
export const LIST_USD = {
  secret: 0.4,
  alarmMetric: 0.1,
  ownMetric: 0.3,
  dashboard: 3,
  firewall: 5,
  firewallRule: 1,
} as const;
/** Metrics that exist once per place; all other metrics exist once per stage. */
const BY_PLACE: readonly Metric[] = [
  METRICS.cost,
  METRICS.stepTime,
  METRICS.serverErrors,
  METRICS.tooManyCalls,
];
/** An upper limit: each metric is billed only for hours in which something was counted. */
const ONE_EACH = Object.values(METRICS).filter((name) => !BY_PLACE.includes(name)).length + BUDGETS.length;

/**
 * The stage’s own metrics, counted from its lines: dollars by place and by component, and the duration of each
 * workflow step. Steps are recognised by their charge for a transition.
 */
const ownMetrics = ({ running }: ReportInput): number => {
  const places = new Set(running.map(({ place }) => place));
  const components = new Set(running.flatMap(({ charges }) => charges.map(({ item }) => item.component)));
  const steps = new Set(
    running
      .filter(({ charges }) => charges.some(({ item }) => item.component === 'step-functions'))
      .map(({ place }) => place),
  );
  return places.size + components.size + steps.size + ONE_EACH;
};

/** A deployed stage's monthly cost without any usage. */
const monthlyOf = (input: ReportInput) => {
  const { watch, firewall } = stageSettings(input.stage);
  const { secrets, alarmMetrics, dashboards } = STACK_COUNTS[watch];
  const { firewalls, rules } = firewall ? FIREWALL_COUNTS : { firewalls: 0, rules: 0 };
  return [
    { what: 'secrets', count: secrets, dollars: LIST_USD.secret },
    { what: 'metrics watched by alarms', count: alarmMetrics, dollars: LIST_USD.alarmMetric },
    { what: 'own metrics', count: watch === 'all' ? ownMetrics(input) : 0, dollars: LIST_USD.ownMetric },
    { what: 'dashboard', count: dashboards, dollars: LIST_USD.dashboard },
    { what: 'firewalls', count: firewalls, dollars: LIST_USD.firewall },
    { what: 'rules of the firewalls', count: rules, dollars: LIST_USD.firewallRule },
  ].filter(({ count }) => count > 0);
};
/** A local run has no cloud costs. */
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
