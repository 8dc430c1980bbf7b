import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Offer } from '#contract/offers.ts';
import type { SubscriptionInfo } from '#contract/schemas/payments.ts';
import { isApiError } from '#web/data/api/api-error.ts';
import { withPlan } from '#web/data/billing/chosen-plan.ts';
import { useSession } from '#web/data/session/session.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { paths } from '#web/lib/paths.ts';
import { useComingBack } from '#web/lib/use-coming-back.ts';
import { useMessages } from '#web/ui/dialog/messages.tsx';

const FAILED = 'Failed to initialize payment. Please try again.';
const UNAUTHORISED = 401;
const CONFLICT = 409;

interface Begin {
  /** True when the plan was chosen before the sign-in and no button has been pressed since. */
  readonly isCarried?: boolean;
}

/**
 * Whether to ignore a plan chosen before the sign-in: the user already has it, or has another plan and doesn’t need
 * to be asked about changing it.
 */
const isSettled = ({ plan }: SubscriptionInfo, wanted: Offer, isAsked: boolean): boolean =>
  plan === wanted.name.toLowerCase() || (!isAsked && plan !== 'free' && plan !== 'trial');

/**
 * Starts the purchase of a plan: sends signed-in users to the payment provider and everyone else to the login page.
 * Asks users who already have a plan to confirm the change first.
 */
export const useCheckout = () => {
  const session = useSession();
  const timezone = useTimeZone();
  const navigate = useNavigate();
  const { alert, confirm } = useMessages();
  const [busyPlan, setBusyPlan] = useState<string>();
  useComingBack(useCallback(() => setBusyPlan(undefined), []));

  /** The URL of the next page; undefined when the user cancels. */
  const checkout = async (plan: Offer, isCarried: boolean): Promise<string | undefined> => {
    const [{ api }, { changeQuestion }] = await Promise.all([
      import('#web/data/api/api.ts'),
      import('./change-question.ts'),
    ]);
    // Another tab may have bought something in the meantime.
    const info = await api.readSubscription({});
    const question = changeQuestion(info, plan, timezone);
    if (isCarried && isSettled(info, plan, question !== undefined)) return undefined;
    if (question !== undefined && !(await confirm(question.message, question.yes, 'primary')))
      return undefined;
    const body = { plan_name: plan.name, origin_url: globalThis.location.origin };
    return (await api.beginCheckout({ body })).checkout_url;
  };

  const begin = async (plan: Offer, { isCarried = false }: Begin = {}): Promise<void> => {
    if (session.status === 'signed-out') {
      await navigate(withPlan(paths.login, plan));
      return;
    }
    setBusyPlan(plan.name);
    try {
      const address = await checkout(plan, isCarried);
      if (address === undefined) setBusyPlan(undefined);
      else globalThis.location.assign(address);
    } catch (error) {
      setBusyPlan(undefined);
      const status = isApiError(error) ? error.status : undefined;
      if (status === UNAUTHORISED) await navigate(withPlan(paths.login, plan));
      else await alert(isApiError(error) && status === CONFLICT ? error.detail : FAILED);
    }
  };
  return {
    begin,
    busyPlan,
    subscription: session.status === 'signed-in' ? session.user.subscription : undefined,
  };
};
