import { createBrowserRouter, Navigate } from 'react-router-dom';
import { LandingPage } from '#web/features/landing/landing-page.tsx';
import { paths } from '#web/lib/paths.ts';
import { SpinnerScreen } from '#web/ui/spinner-screen.tsx';
import { SignedInOnly, SignedOutOnly } from './guards.tsx';
import { PublicLayout } from './public-layout.tsx';
import { RouteProblem } from './route-problem.tsx';

/** The screens. Login and dashboard load when they are first opened, and Amplify with them. */
export const newRouter = () =>
  createBrowserRouter([
    {
      ErrorBoundary: RouteProblem,
      HydrateFallback: () => <SpinnerScreen label="Loading" />,
      children: [
        {
          Component: PublicLayout,
          children: [
            { path: paths.home, Component: LandingPage },
            {
              path: paths.pricing,
              lazy: async () => ({
                Component: (await import('#web/features/pricing/pricing-page.tsx')).PricingPage,
              }),
            },
          ],
        },
        {
          Component: SignedOutOnly,
          children: [
            {
              path: paths.login,
              lazy: async () => ({
                Component: (await import('#web/features/login/login-page.tsx')).LoginPage,
              }),
            },
          ],
        },
        {
          Component: SignedInOnly,
          children: [
            {
              path: `${paths.dashboard}/*`,
              lazy: async () => ({ Component: (await import('./dashboard-app.tsx')).DashboardApp }),
            },
          ],
        },
        { path: '*', element: <Navigate to={paths.home} replace /> },
      ],
    },
  ]);
