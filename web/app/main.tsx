import '#web/ui/theme/fonts.css';
import '#web/ui/theme/tokens.css';
import '#web/ui/theme/base.css';
import '#web/ui/actions/button.css';
import '#web/ui/theme/forced-colors.css';
import '#web/ui/theme/shared.css';
import { options } from 'preact';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from './browser-router.tsx';
import { loadAt } from './page.tsx';
import { Root } from './root.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no element with the id root.');

// Effects run with the render that they belong to, as React runs them after a press or a key: what was typed last must be
// kept before a dialog closes.
options.requestAnimationFrame = queueMicrotask;

const root = <Root router={(screens) => <BrowserRouter>{screens}</BrowserRouter>} />;

// No top-level await: the page's chunk imports this one, so the two would wait for each other.
const start = async (): Promise<void> => {
  const code = loadAt(globalThis.location.pathname);
  if (container.hasChildNodes()) {
    // If the page's code cannot be loaded, render from scratch, which shows the error.
    await code?.catch(() => container.replaceChildren());
  } else code?.catch(() => undefined);
  if (container.hasChildNodes()) hydrateRoot(container, root);
  else createRoot(container).render(root);
};
void start();
