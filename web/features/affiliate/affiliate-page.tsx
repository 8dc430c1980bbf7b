import { Link } from 'react-router-dom';
import { AFFILIATE, CLAIMS } from '#contract/catalogue.ts';
import { useEntrance } from '#web/data/session/use-entrance.ts';
import { formatPrice } from '#web/lib/format.ts';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { Earnings } from './earnings.tsx';
import { LinkPreview } from './link-preview.tsx';
import './affiliate-page.css';

const { commissionPercent, attributionDays, payoutMinimumCents } = AFFILIATE;

const FIGURES = [
  { figure: CLAIMS.commissionPerMonth, meaning: 'average monthly commission' },
  { figure: CLAIMS.conversion, meaning: 'conversion rate' },
  { figure: CLAIMS.averageOrder, meaning: 'average order' },
  { figure: CLAIMS.topAffiliate, meaning: 'top affiliate' },
] as const;

const STEPS = [
  {
    title: 'Share your link',
    words: 'In a video, a newsletter or your bio: wherever people trust you.',
  },
  {
    title: `They have ${attributionDays} days`,
    words: `Anyone who follows your link and creates an account within the ${attributionDays}-day attribution window counts as your referral.`,
  },
  {
    title: 'You earn for life',
    words: `${commissionPercent}% recurring commission for as long as they stay, on every payment they make.`,
  },
  {
    title: 'You get paid monthly',
    words: `Monthly payouts with a ${formatPrice(payoutMinimumCents)} minimum, via PayPal or bank transfer.`,
  },
] as const;

/** The affiliate program, its figures, and the referral link. */
export const AffiliatePage = () => {
  const { alert } = useMessages();
  return (
    <div className="affiliate wide">
      <PageHead
        title="Affiliate Program – Veilcast"
        description={`Earn ${commissionPercent}% recurring commission for life on every creator you bring to Veilcast. ${attributionDays}-day attribution window, monthly payouts.`}
      />
      <header className="affiliate__head">
        <div>
          <h1 className="affiliate__title">{`${commissionPercent}% recurring. For life.`}</h1>
          <p className="affiliate__lead">
            {`Bring creators to Veilcast and earn ${commissionPercent}% recurring commission for life on everything they pay.`}
          </p>
          <Link className="affiliate__join button button--primary button--large" to={useEntrance()}>
            Join the Affiliate Program
          </Link>
        </div>
        <LinkPreview />
      </header>
      <Earnings />
      <dl className="figures">
        {FIGURES.map(({ figure, meaning }) => (
          <div key={meaning} className="figures__one">
            <dt className="figures__meaning">{meaning}</dt>
            <dd className="big-figure figures__figure">{figure}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="how">
        <h2 id="how" className="affiliate__subtitle">
          How it works
        </h2>
        <ol className="ways">
          {STEPS.map(({ title, words }) => (
            <li key={title} className="ways__step">
              <h3>{title}</h3>
              <p className="ways__words">{words}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="affiliate__resources" aria-labelledby="resources">
        <div>
          <h2 id="resources">Ready to share</h2>
          <p className="ways__words">Your link works anywhere. We don’t have banners or clips yet.</p>
        </div>
        <button
          type="button"
          className="button"
          onClick={() => void alert('Affiliate resources coming soon!')}
        >
          View Resources
        </button>
      </section>
    </div>
  );
};
