import '#web/ui/fonts.css';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/ui/button.css';
import '#web/ui/forced-colors.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { publicPageAt } from './public-pages.tsx';
import { Root } from './root.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no element with the id root.');

const root = <Root router={(screens) => <BrowserRouter>{screens}</BrowserRouter>} />;
const shown = publicPageAt(globalThis.location.pathname);

// Not awaited at the top: the page's own file imports this one, and both would wait for the other.
const start = async (): Promise<void> => {
  if (shown !== undefined && container.hasChildNodes()) {
    // A page that cannot be loaded is drawn anew, which says so.
    await shown.preload().catch(() => container.replaceChildren());
  }
  if (container.hasChildNodes()) hydrateRoot(container, root);
  else createRoot(container).render(root);
};
void start();
