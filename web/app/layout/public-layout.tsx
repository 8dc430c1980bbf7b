import { lazy, Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { withDeadline } from '#web/data/api/with-deadline.ts';
import { affiliateCodeIn } from '#web/data/billing/affiliate.ts';
import { useArrival } from '#web/lib/use-arrival.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import './public-layout.css';

const ConsentBar = lazy(async () => ({
  default: (await withDeadline(import('#web/features/affiliate/consent-bar.tsx'))).ConsentBar,
}));

/** Asks visitors with a referral link for consent, on any public page, until they answer. */
const AffiliateConsent = () => {
  const isHydrated = useHydrated();
  const [code, setCode] = useState(() => affiliateCodeIn(globalThis.location?.search));
  if (!isHydrated || code === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ConsentBar code={code} onAnswer={() => setCode(undefined)} />
    </Suspense>
  );
};

/** Header and footer of the public pages. */
export const PublicLayout = () => {
  useArrival();
  return (
    <div className="public">
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <PublicHeader />
      <main id="content" tabIndex={-1} className="public__main">
        <Outlet />
      </main>
      <PublicFooter />
      <AffiliateConsent />
    </div>
  );
};
