import { BUDGET_TIERS, CALLS_USD_A_DAY, UNPAID_CAPS, WORK_PURSES } from '#contract/catalogue.ts';
import type { CallLimit, Route } from '#contract/route.ts';
import { type RouteName, routes } from '#contract/routes.ts';
import type { Quantity } from '#functions/cost/meter.ts';
import { priced } from '#functions/cost/price-book.ts';
import { TIERS, type Tier } from '#functions/domain/plans/tiers.ts';
import { stageSettings } from '#infra/stage/stages.ts';
import { BEGUN_BY_CALLS, type Begun } from './begun-by-calls.ts';

const AT = new Date('2026-11-26');
const PICO_PER_USD = 1e12;
const DAY_SECONDS = 86_400;
export const MANY = 100;

const usdOf = (quantities: readonly Quantity[]): number =>
  quantities.reduce((sum, quantity) => {
    const { pico } = priced(quantity, AT);
    if (pico === undefined) throw new Error(`${quantity.sku} has no price.`);
    return sum + Number(pico) / PICO_PER_USD;
  }, 0);

type ByTier = Readonly<Record<Tier, number>>;
const byTier = (of: (tier: Tier) => number): ByTier => ({
  paid: of('paid'),
  trial: of('trial'),
  free: of('free'),
});

/** A plan’s monthly cap may be lower than the daily cap; the largest plan’s monthly cap is higher. */
const WRITING: ByTier = byTier((tier) =>
  Math.min(
    UNPAID_CAPS.dayUsd,
    { free: UNPAID_CAPS.freeUsd, trial: UNPAID_CAPS.trialUsd, paid: Infinity }[tier],
  ),
);

/** How much a tier may spend per day on prod, films included. */
const tierDay = (tier: Tier): number =>
  (stageSettings('prod').budgets.stageUsd * BUDGET_TIERS.percent[tier] * BUDGET_TIERS.dayPercent) / 10_000;

export interface DailyCost {
  readonly call: string;
  readonly what: string;
  /**
   * The maximum cost of a call in dollars, and the maximum number of calls a day; absent if only the total is
   * limited.
   */
  readonly each?: number;
  readonly times?: number;
  readonly one: ByTier;
  readonly many: ByTier;
  readonly within?: Begun['within'] | undefined;
}

const limited = (one: ByTier, most: (tier: Tier) => number = () => Infinity) => ({
  one,
  many: byTier((tier) => Math.min(MANY * one[tier], most(tier))),
});

const timesOf = ({ limit }: { readonly limit?: CallLimit }): number =>
  limit === undefined ? Infinity : (limit.calls * DAY_SECONDS) / limit.seconds;

const begunRow = (name: RouteName, { what, quantities, within, times }: Begun): DailyCost => {
  const route: Route = routes[name];
  const row = {
    call: `\`${route.method} ${route.path}\``,
    what,
    within,
    each: usdOf(quantities),
    times: times ?? timesOf(route),
  };
  const all = row.each * row.times;
  if (within === undefined) return { ...row, ...limited(byTier(() => all)) };
  return within === 'checks' || within === 'packs'
    ? { ...row, ...limited(byTier((tier) => Math.min(all, WORK_PURSES[within].dayUsd[tier]))) }
    : {
        ...row,
        ...limited(
          byTier((tier) => Math.min(all, WRITING[tier])),
          tierDay,
        ),
      };
};

const names = (): readonly RouteName[] =>
  Object.keys(routes).filter((name): name is RouteName => name in BEGUN_BY_CALLS);

/** The most that each call not covered by credits or gigabytes can cost in a day, most expensive first. */
export const dailyCosts = (): readonly DailyCost[] =>
  names()
    .flatMap((name) => {
      const costs = BEGUN_BY_CALLS[name];
      return typeof costs === 'string' ? [] : [begunRow(name, costs)];
    })
    .toSorted((a, b) => b.one.paid - a.one.paid || (b.each ?? 0) - (a.each ?? 0));

/** The cost of the calls themselves, on all routes that require a session. */
export const callsThemselves = (): DailyCost => ({
  call: `all ${names().filter((name) => routes[name].access === 'session').length} calls with a session`,
  what: 'the calls themselves: functions, table, answers, log',
  ...limited(byTier(() => CALLS_USD_A_DAY)),
});

/** The total of everything except upload checks. */
export const together = (rows: readonly DailyCost[]): DailyCost => {
  const others = rows.filter(({ within }) => within === undefined);
  const sum = (of: (row: DailyCost) => ByTier, writing: ByTier): ByTier =>
    byTier((tier) => others.reduce((all, row) => all + of(row)[tier], writing[tier]));
  return {
    call: 'all of these',
    what: 'without upload checks',
    one: sum(({ one }) => one, WRITING),
    many: sum(
      ({ many }) => many,
      byTier((tier) => Math.min(MANY * WRITING[tier], tierDay(tier))),
    ),
  };
};

const CENT_DIGITS = 2;
const CALL_DIGITS = 4;
const dollars = (usd: number | undefined, digits = CENT_DIGITS): string =>
  usd === undefined ? '' : `$${usd.toFixed(digits)}`;

/** The table in `docs/costs.md`. */
export const dailyTable = (rows: readonly DailyCost[]): string =>
  [
    '| call | what it begins | a call | calls a day | free | trial | paid | 100 free | 100 trial | 100 paid |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(({ call, what, each, times, one, many }) =>
      [
        '',
        call,
        what,
        dollars(each, CALL_DIGITS),
        times ?? '',
        ...TIERS.toReversed().map((tier) => dollars(one[tier])),
        ...TIERS.toReversed().map((tier) => dollars(many[tier])),
        '',
      ]
        .join(' | ')
        .trim(),
    ),
  ].join('\n');
