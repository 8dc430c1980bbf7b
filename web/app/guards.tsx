import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useChosenPlan, withPlan } from '#web/data/billing/chosen-plan.ts';
import { useHasLeft, useSession } from '#web/data/session/session.ts';
import { againIn } from '#web/data/session/sign-in-again.ts';
import { signInReturn } from '#web/data/session/sign-in-return.ts';
import { paths } from '#web/lib/paths.ts';
import { SpinnerScreen } from '#web/ui/states/spinner-screen.tsx';

/**
 * Admits signed-in users and sends everyone else to the login page, except users who have just signed out or
 * deleted their account: they are on their way to the landing page.
 */
export const SignedInOnly = () => {
  const { status } = useSession({ isCertain: true });
  const hasLeft = useHasLeft();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);
  switch (status) {
    case 'loading':
      return <SpinnerScreen label="Loading" />;
    case 'signed-out':
      return <Navigate to={wasSignedIn && hasLeft ? paths.home : paths.login} replace />;
    case 'signed-in':
      return <Outlet />;
  }
};

/**
 * Admits visitors and sends signed-in users to the dashboard, or to the plan they chose before they signed
 * in. Users who were already signed in only see the plans, so that going back to the login page never reopens
 * a checkout. Users who are signing in again stay on the page until they have done so.
 */
export const SignedOutOnly = () => {
  const session = useSession();
  const plan = useChosenPlan();
  const location = useLocation();
  const signsInAgain = againIn(location.search) !== undefined || signInReturn(location).kind === 'session';
  const [wasSignedOut, setWasSignedOut] = useState(false);
  if (session.status === 'signed-out' && !wasSignedOut) setWasSignedOut(true);
  switch (session.status) {
    case 'loading':
      return <SpinnerScreen label="Loading" />;
    case 'signed-out':
      return <Outlet />;
    case 'signed-in':
      if (signsInAgain) return <Outlet />;
      if (plan === undefined) return <Navigate to={paths.dashboard} replace />;
      return <Navigate to={wasSignedOut ? withPlan(paths.pricing, plan) : paths.pricing} replace />;
  }
};
