import { useEffect, useRef } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import './public-layout.css';

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
  useEffect(() => {
    performance.mark('usable');
  }, []);
  return (
    <div className="public">
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <PublicHeader />
      <main id="content" tabIndex={-1} className="public__main">
        <Outlet />
      </main>
      <PublicFooter />
    </div>
  );
};
