import { CREDITS_PER_VIDEO, MONEY_BACK_DAYS } from '#contract/catalogue.ts';
import { dollarText } from '#tools/cost/output/money.ts';
import { columnsOf, countText, type Section } from '#tools/cost/output/section.ts';
import { moneyOf } from '../plan-money.ts';
import type { PlanAccounts, ReportInput } from '../report-input.ts';
import { sourceOf } from '../source.ts';
import { meanVideo, videosOf } from '../videos.ts';

const TITLE = 'What do we still owe customers?';

/** Credits paid for but not used, and payments that can still be refunded. */
export const liabilitySection = (input: ReportInput): Section => {
  const base = { id: 'liability', title: TITLE };
  if (input.accounts === undefined)
    return {
      ...base,
      answer: 'No accounts were read, so this is unknown: set TABLE_NAME to their table.',
      source: sourceOf(input),
      tables: [],
    };
  const perCredit = meanVideo(videosOf(input.costs)) / BigInt(CREDITS_PER_VIDEO);
  const rowOf = ({ plan, paidCredits, carriedCredits, refundable, refundableCents }: PlanAccounts) => {
    const money = moneyOf(refundable, refundableCents);
    return {
      plan,
      paidCredits,
      carriedCredits,
      videos: perCredit * BigInt(paidCredits),
      carried: perCredit * BigInt(carriedCredits),
      refundable,
      refunds: money.price,
      fees: money.fee,
    };
  };
  const rows = input.accounts.plans.filter(({ paying }) => paying > 0).map(rowOf);
  const sum = (of: (row: (typeof rows)[number]) => bigint): bigint =>
    rows.reduce((total, row) => total + of(row), 0n);
  const credits = rows.reduce((total, { paidCredits }) => total + paidCredits, 0);
  return {
    ...base,
    answer: `${countText(credits)} paid credits are unused: making all their videos would cost ${dollarText(sum(({ videos }) => videos))}. At most ${dollarText(sum(({ refunds }) => refunds))} can be refunded within ${MONEY_BACK_DAYS} days of payment; the provider would keep ${dollarText(sum(({ fees }) => fees))} in fees.`,
    source: `${sourceOf(input)} Balances: ${input.accounts.source}. A credit costs a tenth of the measured mean of a finished video.`,
    tables: [
      {
        name: 'liability',
        title: 'Per plan',
        columns: columnsOf({
          plan: 'text',
          'unused credits': 'count',
          'of these, rolled over': 'count',
          'cost if all are used': 'dollars',
          'of this, rolled over': 'dollars',
          'refundable payments': 'count',
          'maximum refunds': 'dollars',
          'fees not returned': 'dollars',
        }),
        rows: rows.map((row) => [
          row.plan,
          row.paidCredits,
          row.carriedCredits,
          row.videos,
          row.carried,
          row.refundable,
          row.refunds,
          row.fees,
        ]),
      },
    ],
  };
};
