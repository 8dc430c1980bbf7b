import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LandingPage } from '#web/features/landing/landing-page.tsx';
import { paths } from '#web/lib/paths.ts';
import { SpinnerScreen } from '#web/ui/spinner-screen.tsx';
import { SignedInOnly, SignedOutOnly } from './guards.tsx';
import { PublicLayout } from './public-layout.tsx';

const PricingPage = lazy(async () => ({
  default: (await import('#web/features/pricing/pricing-page.tsx')).PricingPage,
}));
const LoginPage = lazy(async () => ({
  default: (await import('#web/features/login/login-page.tsx')).LoginPage,
}));
const DashboardApp = lazy(async () => ({ default: (await import('./dashboard-app.tsx')).DashboardApp }));

/** The screens. Login and dashboard load when they are first opened, and Amplify with them. */
export const Screens = () => (
  <Suspense fallback={<SpinnerScreen label="Loading" />}>
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path={paths.home} element={<LandingPage />} />
        <Route path={paths.pricing} element={<PricingPage />} />
      </Route>
      <Route element={<SignedOutOnly />}>
        <Route path={paths.login} element={<LoginPage />} />
      </Route>
      <Route element={<SignedInOnly />}>
        <Route path={`${paths.dashboard}/*`} element={<DashboardApp />} />
      </Route>
      <Route path="*" element={<Navigate to={paths.home} replace />} />
    </Routes>
  </Suspense>
);
