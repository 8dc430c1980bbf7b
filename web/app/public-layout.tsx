import { useEffect, useRef } from 'react';
import { Link, NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { Logo } from '#web/ui/logo.tsx';
import './public-layout.css';

const AccountLinks = () => {
  const session = useSession();
  if (session.status === 'signed-in') {
    return (
      <Link className="button" to={paths.dashboard}>
        Dashboard
      </Link>
    );
  }
  return (
    <>
      <Link className="public-header__link" to={paths.login}>
        Sign In
      </Link>
      <Link className="button" to={paths.login}>
        Get Started
      </Link>
    </>
  );
};

/** A page that was followed to begins at its top; going back keeps the place the browser remembers. */
const useTopOfPage = (): void => {
  const { pathname } = useLocation();
  const way = useNavigationType();
  const shown = useRef('');
  useEffect(() => {
    if (way === NavigationType.Push && shown.current !== pathname) globalThis.scrollTo(0, 0);
    shown.current = pathname;
  }, [pathname, way]);
};

/** Header and footer of the pages everyone can see. */
export const PublicLayout = () => {
  useTopOfPage();
  return (
    <div className="public">
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <header className="public-header">
        <Link to={paths.home} className="public-header__home" aria-label="Veilcast home">
          <Logo />
        </Link>
        <nav className="public-header__nav" aria-label="Main">
          <Link className="public-header__link" to={paths.pricing}>
            Pricing
          </Link>
          <AccountLinks />
        </nav>
      </header>
      <main id="content" tabIndex={-1} className="public__main">
        <Outlet />
      </main>
      <footer className="public-footer">
        <p>© 2024 Veilcast</p>
        <nav className="public-footer__nav" aria-label="Footer">
          <Link to={paths.pricing}>Pricing</Link>
          <Link to={paths.dashboard}>Dashboard</Link>
        </nav>
      </footer>
    </div>
  );
};
