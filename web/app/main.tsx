import '#web/ui/theme/fonts.css';
import '#web/ui/theme/tokens.css';
import '#web/ui/theme/base.css';
import '#web/ui/actions/button.css';
import '#web/ui/theme/forced-colors.css';
import '#web/ui/theme/shared.css';
import { options } from 'preact';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchPath } from 'react-router-dom';
import { newQueryClient } from '#web/data/api/query-client.ts';
import { ME_QUERY } from '#web/data/session/session.ts';
import { paths } from '#web/lib/paths.ts';
import { BrowserRouter } from './browser-router.tsx';
import { loadAt } from './page.tsx';
import { Root } from './root.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no element with the id root.');

// Effects run with the render that they belong to, as React runs them after a press or a key: what was typed last must be
// kept before a dialog closes.
options.requestAnimationFrame = queueMicrotask;

const queries = newQueryClient();
const root = <Root queries={queries} router={(screens) => <BrowserRouter>{screens}</BrowserRouter>} />;

/** Whether the build has rendered this page; every other page shows a spinner at first. */
const isPrerendered = container.firstElementChild?.matches('.spinner-screen') === false;

/** Starts the app once its code has loaded and, for the dashboard, the user is known, so that it renders once. */
const start = async (): Promise<void> => {
  const { pathname } = globalThis.location;
  const isDashboard = matchPath(`${paths.dashboard}/*`, pathname) !== null;
  const [code] = await Promise.allSettled([
    loadAt(pathname),
    isDashboard ? queries.prefetchQuery(ME_QUERY) : undefined,
  ]);
  // If the code cannot be loaded, render from scratch, which shows the error.
  if (isPrerendered && code.status === 'fulfilled') hydrateRoot(container, root);
  else createRoot(container).render(root);
};
// Separate from the other styles, because prerendered pages load it after their first paint: see `prerender.ts`.
void import('#web/ui/theme/typefaces.css');
// No top-level await: the page's chunk imports this one, so the two would wait for each other.
void start();
