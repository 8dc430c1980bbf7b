import { lazy, Suspense, useState } from 'react';
import type { Affiliate } from '#contract/schemas/affiliate.ts';
import { loadPart } from '#web/data/api/load-part.ts';
import { MISSING } from '#web/lib/format.ts';

const PayoutDialog = lazy(async () => ({
  default: (await loadPart(() => import('./payout-dialog.tsx'))).PayoutDialog,
}));

const shown = (affiliate: Affiliate | undefined): string =>
  affiliate === undefined ? MISSING : (affiliate.payout?.masked ?? 'Not set yet');

/** Where payouts go, masked, and a button to change it. */
export const PayoutRow = ({ affiliate }: { readonly affiliate: Affiliate | undefined }) => {
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
