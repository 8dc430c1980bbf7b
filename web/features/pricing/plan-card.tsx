import type { PLANS } from '#contract/catalogue.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Icon } from '#web/ui/icons.tsx';

type Plan = (typeof PLANS)[number];

const NO_SERIES = '0 series';

const featuresOf = (plan: Plan): string[] => [
  `${formatNumber(plan.videosPerMonth)} videos per month`,
  `${formatNumber(plan.credits)} credits`,
  plan.series === 1 ? '1 series' : `${plan.series} series`,
];

interface PlanCardProps {
  readonly plan: Plan;
  readonly isBusy: boolean;
  readonly onChoose: () => void;
}

export const PlanCard = ({ plan, isBusy, onChoose }: PlanCardProps) => (
  <li className={plan.popular ? 'plan plan--popular' : 'plan'}>
    <p className="plan__head">{plan.popular ? <span className="plan__flag">Most popular</span> : null}</p>
    <h2 className="plan__name">{plan.name}</h2>
    <p className="plan__price">
      <span className="plan__amount">${plan.usdPerMonth}</span> per month
    </p>
    <ul className="plan__features">
      {featuresOf(plan).map((feature) => (
        <li key={feature} className="plan__feature">
          <Icon name={feature === NO_SERIES ? 'close' : 'check'} />
          {feature}
        </li>
      ))}
    </ul>
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
  </li>
);
