import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { useMessages } from '#web/ui/messages.tsx';

const UNAUTHORISED = 401;

/** Starts the purchase of a plan: at the payment provider for who is signed in, at the login for everyone else. */
export const useCheckout = () => {
  const session = useSession();
  const navigate = useNavigate();
  const { alert } = useMessages();
  const [busyPlan, setBusyPlan] = useState<string>();

  const begin = async (planName: string): Promise<void> => {
    if (session.status === 'signed-out') {
      await navigate(paths.login);
      return;
    }
    setBusyPlan(planName);
    try {
      const { api } = await import('#web/lib/api.ts');
      const { checkout_url } = await api.beginCheckout({
        body: { plan_name: planName, origin_url: globalThis.location.origin },
      });
      globalThis.location.assign(checkout_url);
    } catch (error) {
      setBusyPlan(undefined);
      if (isApiError(error) && error.status === UNAUTHORISED) await navigate(paths.login);
      else await alert('Failed to initialize payment. Please try again.');
    }
  };
  return { begin, busyPlan };
};
