import { Icon } from '#web/ui/page/icons.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { PlanCard } from './plan-card.tsx';
import { QUESTIONS } from './questions.ts';
import { useCheckout } from './use-checkout.ts';
import { useOffers } from './use-offers.ts';
import './pricing-page.css';

const IN_EVERY_PLAN = [
  'Stories written by AI, in four languages',
  'Five voices, with word-by-word captions',
  'Pictures drawn for every scene',
  'Background music under every voice',
  'MP4 in 480p, 720p and 1080p, WebM in 720p',
  'No watermark',
  'Share links with their own page',
  'Failed films cost nothing',
];

/** The five plans, what all of them include, and the answers people look for. */
export const PricingPage = () => {
  const { begin, busyPlan, subscription } = useCheckout();
  const { offers, pricesSince } = useOffers();
  return (
    <div className="pricing wide" data-prices-since={pricesSince}>
      <PageHead
        title="Pricing – Veilcast"
        description="Five plans from $19 a month, and a free one with 3 videos. Unused credits roll over, cancel any time, 30-day money-back guarantee."
      />
      <header className="pricing__head">
        <h1 className="pricing__title">Pay for films, not for seats</h1>
        <p className="pricing__lead">
          A video costs 10 credits. Start free with 3 videos a month; go on with the plan that fits how often
          you post.
        </p>
      </header>
      <ul className="pricing__plans">
        {offers.map((plan) => (
          <PlanCard
            key={plan.name}
            plan={plan}
            isBusy={busyPlan === plan.name}
            isCurrent={plan.name.toLowerCase() === subscription}
            onChoose={() => void begin(plan)}
          />
        ))}
      </ul>
      <section className="pricing__section" aria-labelledby="all-plans">
        <h2 id="all-plans" className="pricing__subtitle">
          All plans include
        </h2>
        <ul className="pricing__all">
          {IN_EVERY_PLAN.map((feature) => (
            <li key={feature} className="plan__feature">
              <Icon name="check" />
              {feature}
            </li>
          ))}
        </ul>
      </section>
      <section className="pricing__section" aria-labelledby="questions">
        <h2 id="questions" className="pricing__subtitle">
          Questions, answered
        </h2>
        <dl className="pricing__questions">
          {QUESTIONS.map(({ question, answer }) => (
            <div key={question} className="pricing__question">
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
};
