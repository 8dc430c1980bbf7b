import { ROLL_OVER_MONTHS } from '#contract/catalogue.ts';
import type { Offer } from '#contract/offers.ts';
import type { SubscriptionInfo } from '#contract/schemas/payments.ts';
import { paidPlanOf } from '#web/data/billing/plan.ts';
import { formatDate, formatNumber, formatPrice } from '#web/lib/format.ts';

interface Question {
  readonly message: string;
  /** The label of the confirm button. */
  readonly yes: string;
}

/** The question to ask before a paid plan is changed to `wanted`; undefined when there is nothing to ask. */
export const changeQuestion = (
  info: SubscriptionInfo,
  wanted: Offer,
  timezone: string,
): Question | undefined => {
  const current = paidPlanOf(info.plan);
  if (current === undefined) return undefined;
  const paidFor = paidPlanOf(info.paidUpTo ?? info.plan) ?? current;
  // The plan paid for in this period keeps its price; any other plan is sold at today's price.
  const paidCents = info.paidUpToCents ?? paidFor.cents;
  const { name } = wanted;
  const isPaid = name === paidFor.name;
  const renewalCents = () => {
    if (name === current.name) return info.priceCents ?? current.cents;
    return isPaid ? paidCents : wanted.cents;
  };
  const renewal = info.nextBilling ?? info.accessUntil;
  const date = renewal === undefined ? 'its usual date' : formatDate(renewal, timezone);
  const renews = `Your plan renews on ${date} for ${formatPrice(renewalCents())}.`;
  if (name === current.name) {
    // There is nothing to ask: the server will reply that the user already has this plan.
    if (info.cancelAtPeriodEnd !== true) return undefined;
    return { message: `Keep the ${name} plan? Nothing is charged now. ${renews}`, yes: 'Keep Plan' };
  }
  return { message: `Change from ${current.name} to ${name}? ${meaning()} ${renews}`, yes: 'Change Plan' };

  function meaning(): string {
    const difference = wanted.cents - paidCents;
    if (wanted.credits > paidFor.credits && difference > 0) {
      const credits = formatNumber(wanted.credits - paidFor.credits);
      return `You’ll pay ${formatPrice(difference)} now and get ${credits} more credits right away.`;
    }
    if (current !== undefined && wanted.credits > current.credits && wanted.credits <= paidFor.credits)
      return 'You’ve already paid for this plan this period, so there’s no charge now.';
    const most = formatNumber(wanted.credits * ROLL_OVER_MONTHS);
    return `The change takes effect right away, without a refund. You keep your credits until your plan renews; after that you can have at most ${most}.`;
  }
};
