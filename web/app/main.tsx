import '#web/ui/theme/fonts.css';
import '#web/ui/theme/tokens.css';
import '#web/ui/theme/base.css';
import '#web/ui/actions/button.css';
import '#web/ui/theme/forced-colors.css';
import '#web/ui/theme/shared.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { publicPageAt } from './public-pages.tsx';
import { Root } from './root.tsx';
import { dashboard } from './screens.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no element with the id root.');

const root = <Root router={(screens) => <BrowserRouter>{screens}</BrowserRouter>} />;
const shown = publicPageAt(globalThis.location.pathname);

// No top-level await: the page's chunk imports this one, so the two would wait for each other.
const start = async (): Promise<void> => {
  // If this fails, the dashboard tries again when it is shown, and reports the error.
  if (matchPath(`${paths.dashboard}/*`, globalThis.location.pathname) !== null)
    dashboard.preload().catch(() => undefined);
  if (shown !== undefined && container.hasChildNodes()) {
    // If the page's code cannot be loaded, render from scratch, which shows the error.
    await shown.preload().catch(() => container.replaceChildren());
  }
  if (container.hasChildNodes()) hydrateRoot(container, root);
  else startTransition(() => createRoot(container).render(root));
};
void start();
