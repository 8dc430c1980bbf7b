import { Link } from 'react-router-dom';
import { CREDITS_PER_VIDEO, FREE_VIDEOS_PER_MONTH } from '#contract/catalogue.ts';
import type { User } from '#contract/schemas/auth.ts';
import { WITHHELD_SENTENCES } from '#contract/withheld.ts';
import { ManageBillingButton, StartTrialButton } from '#web/data/billing/billing-buttons.tsx';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { formatDate, formatNumber } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import './plan-banner.css';

interface Banner {
  readonly title: string;
  readonly text: string;
  readonly tone: 'plain' | 'problem';
}

const count = (amount: number, one: string, many: string): string =>
  `${formatNumber(amount)} ${amount === 1 ? one : many}`;

const creditsLeft = ({ credits }: User): string => {
  if (credits === 0) return 'No credits left.';
  const videos = Math.floor(credits / CREDITS_PER_VIDEO);
  const worth = videos === 0 ? 'not enough for a video' : `enough for ${count(videos, 'video', 'videos')}`;
  return `${count(credits, 'credit', 'credits')} left, ${worth}.`;
};

/** The banner’s text; undefined for paid plans. */
export const bannerOf = (user: User): Banner | undefined => {
  if (user.subscription === 'free') {
    const { withheld } = user;
    const text =
      withheld === undefined || withheld === 'other'
        ? `${FREE_VIDEOS_PER_MONTH} videos each month. ${creditsLeft(user)}`
        : WITHHELD_SENTENCES[withheld];
    return { title: 'Free Plan Limits', text, tone: 'plain' };
  }
  if (user.subscription !== 'trial') return undefined;
  if (!user.isTrialActive) {
    return { title: 'Trial Expired', text: 'Choose a plan to keep creating videos.', tone: 'problem' };
  }
  const days = count(user.trialDaysRemaining, 'day', 'days');
  return { title: 'Free Trial Active', text: `${days} to go. ${creditsLeft(user)}`, tone: 'plain' };
};

/** Shows users without a paid plan what they have left, and warns paying users of a failed payment. */
export const PlanBanner = ({ user }: { readonly user: User }) => {
  const timezone = useTimeZone();
  const banner = bannerOf(user);
  if (banner !== undefined)
    return (
      <section className={`plan-banner plan-banner--${banner.tone}`} aria-label="Your plan">
        <p>
          <strong className="plan-banner__title">{banner.title}</strong>
          <span className="plan-banner__text">{banner.text}</span>
        </p>
        <div className="plan-banner__actions">
          {user.trialAvailable === true ? <StartTrialButton /> : null}
          <Link className="plan-banner__link" to={paths.pricing}>
            See plans
          </Link>
        </div>
      </section>
    );
  if (user.paymentProblem === undefined) return null;
  return (
    <section className="plan-banner plan-banner--problem" aria-label="Payment problem">
      <p>
        <strong className="plan-banner__title">Payment failed</strong>
        <span className="plan-banner__text">
          Your plan stays active until {formatDate(user.paymentProblem.accessUntil, timezone)}. Update your
          card or pay the invoice to keep it.
        </span>
      </p>
      <ManageBillingButton />
    </section>
  );
};
