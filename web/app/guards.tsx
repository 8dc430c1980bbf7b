import { useDeferredValue } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { useSession } from '#web/data/session/session.ts';
import { paths } from '#web/lib/paths.ts';
import { SpinnerScreen } from '#web/ui/states/spinner-screen.tsx';

/** Lets signed-in users through; everyone else goes to the login page. */
export const SignedInOnly = () => {
  // A deferred render can be interrupted, so that presses are handled meanwhile.
  const status = useDeferredValue(useSession({ isCertain: true }).status);
  switch (status) {
    case 'loading':
      return <SpinnerScreen label="Loading" />;
    case 'signed-out':
      return <Navigate to={paths.login} replace />;
    case 'signed-in':
      return <Outlet />;
  }
};

/** Lets visitors through and sends signed-in users to the dashboard. */
export const SignedOutOnly = () => {
  const session = useSession();
  switch (session.status) {
    case 'loading':
      return <SpinnerScreen label="Loading" />;
    case 'signed-out':
      return <Outlet />;
    case 'signed-in':
      return <Navigate to={paths.dashboard} replace />;
  }
};
