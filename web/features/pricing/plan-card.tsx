import type { Offer } from '#contract/offers.ts';
import { formatNumber, formatPrice } from '#web/lib/format.ts';
import { Icon } from '#web/ui/page/icons.tsx';

interface Feature {
  readonly words: string;
  readonly isMissing?: boolean;
}

const featuresOf = (plan: Offer): readonly Feature[] => [
  { words: `${formatNumber(plan.videosPerMonth)} videos per month` },
  { words: `${formatNumber(plan.credits)} credits` },
  {
    words: plan.series === 0 ? '0 series' : `${plan.series} series, coming soon`,
    isMissing: plan.series === 0,
  },
];

const CENTS = 100;

const priceOfOne = ({ cents, videosPerMonth }: Offer): string =>
  `$${(Math.round(cents / videosPerMonth) / CENTS).toFixed(2)} a video`;

interface PlanCardProps {
  readonly plan: Offer;
  readonly isBusy: boolean;
  /** True when it is the user's plan. */
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

export const PlanCard = ({ plan, isBusy, isCurrent, onChoose }: PlanCardProps) => (
  <li className={plan.popular ? 'plan plan--popular' : 'plan'}>
    <div className="plan__head">
      <h2 className="plan__name">{plan.name}</h2>
      {plan.popular ? <p className="plan__flag">Most popular</p> : null}
    </div>
    <div className="plan__price">
      <p>
        <span className="big-figure plan__amount">{formatPrice(plan.cents)}</span> per month
      </p>
      <p className="plan__each">{priceOfOne(plan)}</p>
    </div>
    <ul className="plan__features">
      {featuresOf(plan).map(({ words, isMissing = false }) => (
        <li key={words} className={isMissing ? 'plan__feature plan__feature--none' : 'plan__feature'}>
          <Icon name={isMissing ? 'close' : 'check'} />
          {words}
        </li>
      ))}
    </ul>
    {isCurrent ? (
      <p className="plan__current">Your plan</p>
    ) : (
      <button
        type="button"
        className={plan.popular ? 'button button--primary button--wide' : 'button button--wide'}
        aria-label={`Get Started with ${plan.name}`}
        aria-busy={isBusy}
        onClick={() => {
          if (!isBusy) onChoose();
        }}
      >
        <span className="button__face">
          <span hidden={isBusy}>Get Started</span>
          <span hidden={!isBusy}>One moment…</span>
        </span>
      </button>
    )}
  </li>
);
