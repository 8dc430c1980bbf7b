import {
  CREDITS_PER_VIDEO,
  FREE_VIDEOS_PER_MONTH,
  LANGUAGES,
  MONEY_BACK_DAYS,
  RENDITIONS,
  VOICES,
} from '#contract/catalogue.ts';
import { formatPrice } from '#web/lib/format.ts';
import { atStart, inWords } from '#web/lib/number-words.ts';
import { Icon } from '#web/ui/page/icons.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { PlanCard } from './plan-card.tsx';
import { planMove } from './plan-move.ts';
import { QUESTIONS } from './questions.ts';
import { useCarriedPlan } from './use-carried-plan.ts';
import { useCheckout } from './use-checkout.ts';
import { useOffers } from './use-offers.ts';
import './pricing-page.css';

const qualitiesOf = (format: (typeof RENDITIONS)[number]['format']): string =>
  RENDITIONS.filter((rendition) => rendition.format === format)
    .map(({ quality }) => quality)
    .join(', ')
    .replace(/, (?=[^,]*$)/u, ' and ');

const IN_EVERY_PLAN = [
  `Stories written by AI, in ${inWords(LANGUAGES.length)} languages`,
  `${atStart(VOICES.length)} voices, with word-by-word captions`,
  'Original pictures for every scene',
  'Background music for every video',
  `MP4 in ${qualitiesOf('mp4')}, WebM in ${qualitiesOf('webm')}`,
  'No watermark',
  'A public page for every video you share',
  'Failed videos cost nothing',
];

/** The five plans, what they all include, and an FAQ. */
export const PricingPage = () => {
  const { begin, busyPlan, subscription } = useCheckout();
  useCarriedPlan((plan) => begin(plan, { isCarried: true }));
  const { offers, pricesSince } = useOffers();
  const cheapest = Math.min(...offers.map(({ cents }) => cents));
  return (
    <div className="pricing wide" data-prices-since={pricesSince}>
      <PageHead
        title="Pricing – Veilcast"
        description={`${atStart(offers.length)} plans from ${formatPrice(cheapest)} a month, and a free one with ${FREE_VIDEOS_PER_MONTH} videos. Unused credits roll over, cancel any time, ${MONEY_BACK_DAYS}-day money-back guarantee.`}
      />
      <header className="pricing__head">
        <h1 className="pricing__title">Pay for videos, not for seats</h1>
        <p className="pricing__lead">
          {`A video costs ${CREDITS_PER_VIDEO} credits. Start free with ${FREE_VIDEOS_PER_MONTH} videos a month, then choose the plan that fits how often you post.`}
        </p>
      </header>
      <ul className="pricing__plans">
        {offers.map((plan) => (
          <PlanCard
            key={plan.name}
            plan={plan}
            isBusy={busyPlan === plan.name}
            move={planMove(subscription, plan)}
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
