import { Outlet } from 'react-router-dom';
import { useArrival } from '#web/lib/use-arrival.ts';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import './public-layout.css';

/** Header and footer of the pages everyone can see. */
export const PublicLayout = () => {
  useArrival();
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
