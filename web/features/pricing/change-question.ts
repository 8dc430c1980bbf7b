import { type PLANS, ROLL_OVER_MONTHS } from '#contract/catalogue.ts';
import type { SubscriptionInfo } from '#contract/payments.ts';
import { paidPlanOf } from '#web/data/billing/plan.ts';
import { formatDate, formatNumber } from '#web/lib/format.ts';
import type { Timezone } from '#web/lib/time-zones.ts';

type Plan = (typeof PLANS)[number];

interface Question {
  readonly message: string;
  /** The word on the button. */
  readonly yes: string;
}

/** What somebody with a live plan is asked before it becomes `wanted`; undefined when there is none to change. */
export const changeQuestion = (
  info: SubscriptionInfo,
  wanted: Plan,
  timezone: Timezone,
): Question | undefined => {
  const current = paidPlanOf(info.plan);
  if (current === undefined) return undefined;
  const paidFor = paidPlanOf(info.paidUpTo ?? info.plan) ?? current;
  const { name, usdPerMonth: price } = wanted;
  const renewal = info.nextBilling ?? info.accessUntil;
  const date = renewal === undefined ? 'its usual date' : formatDate(renewal, timezone);
  const renews = `It renews on ${date} for $${price}.`;
  if (name === current.name) {
    // Nothing to ask: the server says that they have it.
    if (info.cancelAtPeriodEnd !== true) return undefined;
    return { message: `Keep the ${name} plan? Nothing is charged now. ${renews}`, yes: 'Keep Plan' };
  }
  return { message: `Change from ${current.name} to ${name}? ${meaning()} ${renews}`, yes: 'Change Plan' };

  function meaning(): string {
    if (price > paidFor.usdPerMonth) {
      const credits = formatNumber(wanted.credits - paidFor.credits);
      return `You pay $${price - paidFor.usdPerMonth} now and get ${credits} more credits at once. Your renewal date stays.`;
    }
    if (current !== undefined && price > current.usdPerMonth)
      return 'You have paid for it in this period already: nothing is charged now. Your renewal date stays.';
    const most = formatNumber(wanted.credits * ROLL_OVER_MONTHS);
    return `It changes at once and no money goes back. You keep your credits until it renews; then you have at most ${most}.`;
  }
};
