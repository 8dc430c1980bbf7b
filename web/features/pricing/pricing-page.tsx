import {
  CREDITS_PER_VIDEO,
  FREE_VIDEOS_PER_MONTH,
  LANGUAGES,
  MONEY_BACK_DAYS,
  PLANS,
  RENDITIONS,
  ROLL_OVER_MONTHS,
  TRIAL,
  VOICES,
} from '#contract/catalogue.ts';
import { formatPrice } from '#web/lib/format.ts';
import { atStart, inWords } from '#web/lib/number-words.ts';
import { Icon } from '#web/ui/page/icons.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { PlanCard } from './plan-card.tsx';
import { planMove } from './plan-move.ts';
import { useCheckout } from './use-checkout.ts';
import './pricing-page.css';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentPrice, type Offer, offersAt } from '#contract/offers.ts';
import { useChosenPlan, withoutPlan } from '#web/data/billing/chosen-plan.ts';
import { useSession } from '#web/data/session/session.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';

const never = (): (() => void) => () => undefined;

/** The day from which today's prices apply. */
const today = (): string =>
  PLANS.flatMap(({ prices }) => currentPrice(prices, new Date())?.from ?? [])
    .toSorted()
    .at(-1) ?? '';

/**
 * The day from which a prerendered page's prices apply. Hydration needs the prices the page was rendered
 * with.
 */
const prerendered = (): string =>
  typeof document === 'undefined'
    ? today()
    : (document.querySelector<HTMLElement>('[data-prices-since]')?.dataset['pricesSince'] ?? today());

/** The plans at today's prices, and the day for the page's `data-prices-since`. */
const useOffers = (): { readonly offers: readonly Offer[]; readonly pricesSince: string } => {
  const pricesSince = useSyncExternalStore(never, today, prerendered);
  return { offers: offersAt(new Date(pricesSince)), pricesSince };
};

/**
 * Continues with the plan in the URL, once, as if the plan’s button had been pressed. Removes the plan from the URL
 * first, so that going back or reloading doesn’t repeat this.
 */
const useCarriedPlan = (begin: (plan: Offer) => Promise<void>): void => {
  const plan = useChosenPlan();
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const { status } = useSession();
  // During hydration, signed-in users are treated as signed out.
  const isHydrated = useHydrated();
  const isKnown = isHydrated && status !== 'loading';
  const used = useRef<string>(undefined);
  useEffect(() => {
    if (plan === undefined || !isKnown || used.current === key) return;
    used.current = key;
    void navigate({ pathname, search: withoutPlan(search) }, { replace: true });
    void begin(plan);
  }, [begin, isKnown, key, navigate, pathname, plan, search]);
};

/** Common questions before a purchase. */
const QUESTIONS = [
  {
    question: 'What happens to credits I don’t use?',
    answer: `On paid plans, unused credits roll over, up to ${ROLL_OVER_MONTHS} times your monthly allowance.`,
  },
  {
    question: 'Can I get my money back?',
    answer: `Yes. There is a ${MONEY_BACK_DAYS}-day money-back guarantee: write to us and we’ll refund what you paid.`,
  },
  {
    question: 'Can I change my plan?',
    answer: 'Yes, at any time. Plan changes take effect immediately.',
  },
  {
    question: 'Can I cancel at any time?',
    answer: 'Yes, with no fee. Your plan stays active until the end of the period you paid for.',
  },
  {
    question: 'Is there a trial?',
    answer: `Yes: ${TRIAL.days} days with ${TRIAL.videos} videos. It ends automatically and nothing is charged. If you choose a plan during the trial, your unused trial credits count toward the plan’s limit of ${ROLL_OVER_MONTHS} months of credits.`,
  },
  {
    question: 'What does a failed video cost?',
    answer: `Nothing. Its ${CREDITS_PER_VIDEO} credits are returned to you automatically.`,
  },
] as const;

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
