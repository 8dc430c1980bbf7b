import { dollarsNumber, dollarText, shareOf } from '#tools/cost/output/money.ts';
import {
  columnsOf,
  type Picture,
  percentText,
  type Section,
  type Table,
  type Variant,
} from '#tools/cost/output/section.ts';
import { NOBODY, sumsBy, totalOf } from '../charges.ts';
import { COMMISSION_SOURCE, FEE_SOURCE, inPeriod, moneyOf } from '../plan-money.ts';
import type { PlanAccounts, ReportInput } from '../report-input.ts';
import { sourceOf } from '../source.ts';
import { videosOf } from '../videos.ts';

const USERS_SHOWN = 10;

interface PlanMargin {
  readonly plan: string;
  readonly paying: number;
  readonly videos: number;
  readonly revenue: bigint;
  readonly fees: bigint;
  readonly cost: bigint;
  readonly commission: bigint;
  readonly margin: bigint;
}

const marginOf = (
  { period, running }: ReportInput,
  { plan, paying, payingCents }: PlanAccounts,
  variant: Variant,
): PlanMargin => {
  const own = running.filter((cost) => cost.plan === plan);
  const money = moneyOf(paying, payingCents);
  const revenue = inPeriod(money.price, period);
  const fees = inPeriod(money.fee, period);
  const commission = variant === 'with' ? inPeriod(money.commission, period) : 0n;
  const cost = totalOf(own);
  const videos = videosOf(own).filter(({ isFinished }) => isFinished).length;
  return {
    plan,
    paying,
    videos,
    revenue,
    fees,
    cost,
    commission,
    margin: revenue - fees - cost - commission,
  };
};

const tableOf = (margins: readonly PlanMargin[], variant: Variant): Table => ({
  name: `plans-${variant}-affiliates`,
  title: `Margin per plan, ${variant} affiliates`,
  variant,
  columns: [
    { title: 'plan', kind: 'text' },
    { title: 'paying', kind: 'count' },
    { title: 'videos finished', kind: 'count' },
    { title: 'revenue', kind: 'dollars' },
    { title: 'payment fees', kind: 'dollars' },
    { title: 'cost', kind: 'dollars' },
    ...(variant === 'with' ? [{ title: 'affiliates', kind: 'dollars' as const }] : []),
    { title: 'margin', kind: 'dollars' },
    { title: 'margin of revenue', kind: 'percent' },
  ],
  rows: margins.map(({ plan, paying, videos, revenue, fees, cost, commission, margin }) => [
    plan,
    paying,
    videos,
    revenue,
    fees,
    cost,
    ...(variant === 'with' ? [commission] : []),
    margin,
    revenue === 0n ? undefined : shareOf(margin, revenue),
  ]),
});

const pictureOf = (margins: readonly PlanMargin[], variant: Variant): Picture => ({
  title: `Where the revenue of each plan goes, ${variant} affiliates, in US dollars`,
  variant,
  draw: (width) => ({
    width,
    height: { step: 30 },
    data: {
      values: margins.flatMap(({ plan, fees, cost, commission, margin }) =>
        Object.entries({ cost, fees, affiliates: commission, margin }).map(([part, pico], rank) => ({
          plan,
          part,
          rank,
          dollars: dollarsNumber(pico),
        })),
      ),
    },
    mark: { type: 'bar' },
    encoding: {
      y: { field: 'plan', type: 'nominal', sort: null, title: null },
      x: { field: 'dollars', type: 'quantitative', title: 'US dollars', axis: { tickCount: 5 } },
      color: {
        field: 'part',
        type: 'nominal',
        title: null,
        scale: {
          domain: ['cost', 'fees', 'affiliates', 'margin'],
          range: ['var(--c2)', 'var(--c4)', 'var(--c5)', 'var(--c3)'],
        },
        legend: { orient: 'bottom', columns: width < 400 ? 2 : 4 },
      },
      order: { field: 'rank' },
    },
  }),
});

const dearestUsers = ({ running: costs }: ReportInput): Table => ({
  name: 'users',
  title: `The ${USERS_SHOWN} most expensive users`,
  columns: columnsOf({ 'user (keyed hash)': 'text', cost: 'dollars' }),
  rows: [...sumsBy(costs, ({ user }) => user)].filter(([user]) => user !== NOBODY).slice(0, USERS_SHOWN),
});

/** What is left of each plan’s revenue after its costs. */
export const planSection = (input: ReportInput): Section => {
  const base = { id: 'plans', title: 'What does each plan earn?' };
  if (input.accounts === undefined)
    return {
      ...base,
      answer: 'No accounts were read, so there is no revenue to compare with: set TABLE_NAME to their table.',
      source: sourceOf(input),
      tables: [costPerPlan(input), dearestUsers(input)],
    };
  const { plans, source } = input.accounts;
  const margins = (variant: Variant) =>
    plans.filter(({ accounts }) => accounts > 0).map((plan) => marginOf(input, plan, variant));
  const sums = (variant: Variant) => {
    const all = margins(variant);
    const revenue = all.reduce((sum, each) => sum + each.revenue, 0n);
    return { revenue, margin: all.reduce((sum, each) => sum + each.margin, 0n) };
  };
  const [without, with_] = [sums('without'), sums('with')];
  return {
    ...base,
    answer: `Of ${dollarText(without.revenue)} revenue, ${dollarText(without.margin)} (${percentText(shareOf(without.margin, without.revenue))}) remain after cost and payment fees; if affiliates had referred every customer, ${dollarText(with_.margin)} (${percentText(shareOf(with_.margin, with_.revenue))}).`,
    source: `${sourceOf(input)} Paying accounts: ${source}. Revenue: the monthly price at which each paying account bought × days ÷ 30. Fees: ${FEE_SOURCE}. Affiliates: ${COMMISSION_SOURCE}.`,
    pictures: [pictureOf(margins('without'), 'without'), pictureOf(margins('with'), 'with')],
    tables: [tableOf(margins('without'), 'without'), tableOf(margins('with'), 'with'), dearestUsers(input)],
    notes: [
      'Fees are those of monthly prices, so the payment date does not affect a month. Plans exclude fixed costs.',
    ],
  };
};

const costPerPlan = ({ running: costs }: ReportInput): Table => ({
  name: 'plans',
  title: 'Cost per plan',
  columns: columnsOf({ plan: 'text', cost: 'dollars', share: 'percent' }),
  rows: [...sumsBy(costs, ({ plan }) => plan)].map(([plan, pico]) => [
    plan,
    pico,
    shareOf(pico, totalOf(costs)),
  ]),
});
