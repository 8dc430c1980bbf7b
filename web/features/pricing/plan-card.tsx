import type { Offer } from '#contract/offers.ts';
import { formatNumber, formatPrice } from '#web/lib/format.ts';
import { Icon } from '#web/ui/page/icons.tsx';
import type { PlanMove } from './plan-move.ts';

interface Feature {
  readonly words: string;
  readonly isMissing?: boolean;
}

const featuresOf = (plan: Offer): readonly Feature[] => [
  { words: `${formatNumber(plan.videosPerMonth)} videos per month` },
  { words: `${formatNumber(plan.credits)} credits` },
  {
    words: plan.series === 0 ? '0 series' : `${plan.series} series on auto-pilot`,
    isMissing: plan.series === 0,
  },
];

const CENTS = 100;

const priceOfOne = ({ cents, videosPerMonth }: Offer): string =>
  `$${(Math.round(cents / videosPerMonth) / CENTS).toFixed(2)} a video`;

const MOVES = {
  start: { label: 'Get Started', preposition: 'with' },
  upgrade: { label: 'Upgrade', preposition: 'to' },
  downgrade: { label: 'Downgrade', preposition: 'to' },
} as const satisfies Record<Exclude<PlanMove, 'none'>, object>;

interface PlanCardProps {
  readonly plan: Offer;
  readonly isBusy: boolean;
  readonly move: PlanMove;
  readonly onChoose: () => void;
}

export const PlanCard = ({ plan, isBusy, move, onChoose }: PlanCardProps) => (
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
    {move === 'none' ? (
      <p className="plan__current">Your plan</p>
    ) : (
      <button
        type="button"
        className={plan.popular ? 'button button--primary button--wide' : 'button button--wide'}
        aria-label={`${MOVES[move].label} ${MOVES[move].preposition} ${plan.name}`}
        aria-busy={isBusy}
        onClick={() => {
          if (!isBusy) onChoose();
        }}
      >
        <span className="button__face">
          <span hidden={isBusy}>{MOVES[move].label}</span>
          <span hidden={!isBusy}>One moment…</span>
        </span>
      </button>
    )}
  </li>
);
