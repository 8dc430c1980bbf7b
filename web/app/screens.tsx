import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { SpinnerScreen } from '#web/ui/states/spinner-screen.tsx';
import { SignedInOnly, SignedOutOnly } from './guards.tsx';
import { PublicLayout } from './layout/public-layout.tsx';
import { page } from './page.tsx';
import { PUBLIC_PAGES } from './public-pages.tsx';

const login = page(async () => (await import('#web/features/login/login-page.tsx')).LoginPage, paths.login);
const unsubscribe = page(
  async () => (await import('#web/features/mail-links/unsubscribe-page.tsx')).UnsubscribePage,
  paths.unsubscribe,
);
const newsletter = page(
  async () => (await import('#web/features/mail-links/newsletter-page.tsx')).NewsletterPage,
  paths.newsletter,
);
const operator = page(
  async () => (await import('#web/features/operator/operator-screen.tsx')).OperatorScreen,
  paths.operator,
);
/** Loaded while the session is being read. */
const dashboard = page(
  async () => (await import('./dashboard-app.tsx')).DashboardApp,
  `${paths.dashboard}/*`,
);

/** The screen of every route. The login page and the dashboard load when first opened, along with Amplify. */
export const Screens = () => (
  <Suspense fallback={<SpinnerScreen label="Loading" />}>
    <Routes>
      <Route element={<PublicLayout />}>
        {PUBLIC_PAGES.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path={paths.unsubscribe} element={<unsubscribe.Screen />} />
        <Route path={paths.newsletter} element={<newsletter.Screen />} />
      </Route>
      <Route element={<SignedOutOnly />}>
        <Route path={paths.login} element={<login.Screen />} />
      </Route>
      <Route element={<SignedInOnly />}>
        <Route path={`${paths.dashboard}/*`} element={<dashboard.Screen />} />
      </Route>
      <Route path={paths.operator} element={<operator.Screen />} />
      <Route path="*" element={<Navigate to={paths.home} replace />} />
    </Routes>
  </Suspense>
);
