import { AFFILIATE, MONEY_BACK_DAYS } from '#contract/catalogue.ts';
import { useAffiliate } from '#web/data/billing/affiliate.ts';
import { useSession } from '#web/data/session/session.ts';
import { formatNumber, formatPrice, MISSING } from '#web/lib/format.ts';
import { PayoutRow } from './payout-row.tsx';

const dollars = (cents: number | undefined): string =>
  cents === undefined
    ? MISSING
    : (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** What the signed-in user's referral link has earned, and where it is paid out. */
export const Earnings = () => {
  const isShown = useSession().status === 'signed-in';
  const { data } = useAffiliate(isShown);
  const figures = [
    ['Clicks', formatNumber(data?.clicks), 'visits from people who agreed to be counted'],
    ['Sign-ups', formatNumber(data?.signUps), 'accounts created through your link'],
    ['Pending', dollars(data?.pendingCents), `until the ${MONEY_BACK_DAYS}-day refund period ends`],
    [
      'Approved',
      dollars(data?.approvedCents),
      `paid out monthly once you reach ${formatPrice(AFFILIATE.payoutMinimumCents)}`,
    ],
    ['Paid out', dollars(data?.paidCents), 'in total'],
  ] as const;
  return (
    <section className="earnings" data-shown={isShown} aria-labelledby="earnings">
      <h2 id="earnings" className="earnings__title">
        Your earnings
      </h2>
      <dl className="earnings__list">
        {figures.map(([name, value, note]) => (
          <div key={name} className="earnings__one">
            <dt className="earnings__name">{name}</dt>
            <dd className="big-figure earnings__value">{value}</dd>
            <dd className="earnings__note">{note}</dd>
          </div>
        ))}
      </dl>
      <PayoutRow affiliate={data} />
    </section>
  );
};
