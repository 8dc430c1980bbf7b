import { lazy, Suspense, useState } from 'react';
import { AFFILIATE, MONEY_BACK_DAYS } from '#contract/catalogue.ts';
import type { Affiliate } from '#contract/schemas/affiliate.ts';
import { loadPart } from '#web/data/api/load-part.ts';
import { useAffiliate } from '#web/data/billing/affiliate.ts';
import { useSession } from '#web/data/session/session.ts';
import { formatNumber, formatPrice, MISSING } from '#web/lib/format.ts';

const PayoutDialog = lazy(async () => ({
  default: (await loadPart(() => import('./payout-dialog.tsx'))).PayoutDialog,
}));

const shown = (affiliate: Affiliate | undefined): string =>
  affiliate === undefined ? MISSING : (affiliate.payout?.masked ?? 'Not set yet');

/** The masked payout details, and a button to change them. */
const PayoutRow = ({ affiliate }: { readonly affiliate: Affiliate | undefined }) => {
  const [isOpen, setOpen] = useState(false);
  const payout = affiliate?.payout;
  return (
    <div className="payout-row">
      <div>
        <h3 className="payout-row__name">How you’re paid</h3>
        <p className="payout-row__value">{shown(affiliate)}</p>
        <p className="earnings__note">monthly, to your PayPal address or bank account</p>
      </div>
      <button
        type="button"
        className="button"
        disabled={affiliate === undefined}
        onClick={() => setOpen(true)}
      >
        {payout === undefined ? 'Add Payout Details' : 'Change Payout Details'}
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PayoutDialog known={payout?.masked} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
};

const dollars = (cents: number | undefined): string =>
  cents === undefined
    ? MISSING
    : (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** What the signed-in user's referral link has earned, and where the earnings are paid out. */
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
