import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Offer } from '#contract/offers.ts';
import { useChosenPlan, withoutPlan } from '#web/data/billing/chosen-plan.ts';
import { useSession } from '#web/data/session/session.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';

/**
 * Goes on with the plan that the address names, as if its button had been pressed, once: the address loses the plan
 * first, so that neither going back nor reloading repeats it.
 */
export const useCarriedPlan = (begin: (plan: Offer) => Promise<void>): void => {
  const plan = useChosenPlan();
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const { status } = useSession();
  // During hydration, users who are signed in count as signed out.
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
