import { Link } from 'react-router-dom';
import { PLANS } from '#contract/catalogue.ts';
import { formatNumber } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { Icon } from '#web/ui/icons.tsx';
import './pricing-page.css';

type Plan = (typeof PLANS)[number];

const featuresOf = (plan: Plan): string[] => [
  `${formatNumber(plan.videosPerMonth)} videos each month`,
  `${formatNumber(plan.credits)} credits`,
  plan.series === 0 ? 'Single videos' : `${plan.series} series`,
];

const PlanCard = ({ plan, target }: { readonly plan: Plan; readonly target: string }) => (
  <li className={plan.popular ? 'plan plan--popular' : 'plan'}>
    <p className="plan__head">{plan.popular ? <span className="plan__flag">Most popular</span> : null}</p>
    <h2 className="plan__name">{plan.name}</h2>
    <p className="plan__price">
      <span className="plan__amount">${plan.usdPerMonth}</span> a month
    </p>
    <ul className="plan__features">
      {featuresOf(plan).map((feature) => (
        <li key={feature} className="plan__feature">
          <Icon name="check" />
          {feature}
        </li>
      ))}
    </ul>
    <Link
      className={plan.popular ? 'button button--primary button--wide' : 'button button--wide'}
      to={target}
      aria-label={`Get Started with ${plan.name}`}
    >
      Get Started
    </Link>
  </li>
);

/** The five plans. */
export const PricingPage = () => {
  const session = useSession();
  const target = session.status === 'signed-in' ? paths.dashboard : paths.login;
  return (
    <div className="pricing">
      <title>Pricing – Veilcast</title>
      <header className="pricing__head">
        <h1 className="pricing__title">Pay for films, not for seats</h1>
        <p className="pricing__lead">
          A video costs 10 credits. Unused credits roll over, up to twice the month’s amount.
        </p>
      </header>
      <ul className="pricing__plans">
        {PLANS.map((plan) => (
          <PlanCard key={plan.name} plan={plan} target={target} />
        ))}
      </ul>
      <p className="pricing__note">The free plan has 3 videos each month and needs no card.</p>
    </div>
  );
};
