import { Link } from 'react-router-dom';
import type { User } from '#contract/schemas/auth.ts';
import type { SubscriptionInfo } from '#contract/schemas/payments.ts';
import { WITHHELD_SENTENCES } from '#contract/withheld.ts';
import { sentenceOf } from '#web/data/api/api-error.ts';
import { ManageBillingButton, StartTrialButton } from '#web/data/billing/billing-buttons.tsx';
import { planSummary } from '#web/data/billing/plan.ts';
import { useSubscription } from '#web/data/session/account.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { capitalise, formatDate, formatNumber, MISSING } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Facts } from '#web/ui/cards/facts.tsx';
import { Invoices } from './invoices.tsx';
import { Section } from './section.tsx';
import '#web/ui/states/skeleton.css';

const paymentMethodOf = ({ paymentMethod }: SubscriptionInfo): string =>
  paymentMethod === undefined
    ? 'No payment method'
    : `${capitalise(paymentMethod.brand)} ending in ${paymentMethod.last4}`;

const billingOf = (
  { nextBilling, cancelAtPeriodEnd, accessUntil }: SubscriptionInfo,
  timezone: string,
): readonly [string, string] =>
  cancelAtPeriodEnd === true && accessUntil !== undefined
    ? ['Ends on', formatDate(accessUntil, timezone)]
    : ['Next billing date', nextBilling === undefined ? MISSING : formatDate(nextBilling, timezone)];

const creditsOf = ({ credits, creditsRenew }: User, timezone: string): string =>
  creditsRenew === undefined
    ? formatNumber(credits)
    : `${formatNumber(credits)} (more on ${formatDate(creditsRenew, timezone)})`;

const Info = ({ info, user }: { readonly info: SubscriptionInfo; readonly user: User }) => {
  const timezone = useTimeZone();
  const { usage, invoices = [] } = info;
  const isPaid = info.plan !== 'free' && info.plan !== 'trial';
  return (
    <>
      <div className="subscription">
        <p className="subscription__name">{capitalise(info.plan)}</p>
        <p className="subscription__gives">{planSummary(info.plan, info.priceCents)}</p>
        <Link className="subscription__link" to={paths.pricing}>
          {isPaid ? 'Change plan' : 'Upgrade'}
        </Link>
      </div>
      <Facts
        facts={[
          ['Credits left', creditsOf(user, timezone)],
          ['Videos generated', formatNumber(usage.videosGenerated)],
          ['Stories created', formatNumber(usage.storiesCreated)],
          ['Trial days remaining', info.plan === 'trial' ? formatNumber(usage.trialDaysRemaining) : MISSING],
          billingOf(info, timezone),
          ['Payment method', paymentMethodOf(info)],
        ]}
      />
      {user.withheld === undefined || user.withheld === 'other' ? null : (
        <p className="subscription__withheld">{WITHHELD_SENTENCES[user.withheld]}</p>
      )}
      {info.paymentProblem === undefined ? null : (
        <p className="subscription__problem">
          Your last payment failed. Your plan stays active until{' '}
          {formatDate(info.paymentProblem.accessUntil, timezone)}.
        </p>
      )}
      {info.trialAvailable === true || isPaid || invoices.length > 0 ? (
        <div className="subscription__actions">
          {info.trialAvailable === true ? <StartTrialButton /> : null}
          {isPaid || invoices.length > 0 ? <ManageBillingButton /> : null}
        </div>
      ) : null}
      {invoices.length > 0 ? <Invoices invoices={invoices} timezone={timezone} /> : null}
    </>
  );
};

const Content = ({ user }: { readonly user: User }) => {
  const query = useSubscription();
  if (query.data !== undefined) return <Info info={query.data} user={user} />;
  if (query.isError) {
    return (
      <div className="settings__problem" role="alert">
        <p>We couldn’t load your plan. {sentenceOf(query.error)}</p>
        <ActionButton isBusy={query.isFetching} busyText="Loading…" onClick={() => void query.refetch()}>
          Try Again
        </ActionButton>
      </div>
    );
  }
  return (
    <output className="settings__fields" aria-busy="true" aria-label="Loading your plan">
      <span className="skeleton settings__loading" />
      <span className="skeleton skeleton--line" />
      <span className="skeleton skeleton--line" />
    </output>
  );
};

/** The plan, its usage and its billing. */
export const SubscriptionSection = ({ user }: { readonly user: User }) => (
  <Section title="Subscription">
    <Content user={user} />
  </Section>
);
