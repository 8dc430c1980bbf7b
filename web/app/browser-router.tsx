import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory } from 'react-router-dom';
import { loadAt } from './page.tsx';

const history = UNSAFE_createBrowserHistory({ v5Compat: true });

/**
 * Follows the browser’s address. The last screen stays until the code of the next one has loaded; with React Router’s
 * own `BrowserRouter`, a spinner would take its place.
 */
export const BrowserRouter = ({ children }: { readonly children: ReactNode }) => {
  const [{ action, location }, show] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let last: object | undefined;
    return history.listen((update) => {
      last = update;
      const showIfLast = (): void => {
        if (last === update) show(update);
      };
      const code = loadAt(update.location.pathname);
      // If the code can’t be loaded, the next screen reports the error.
      if (code === undefined) show(update);
      else void code.then(showIfLast, showIfLast);
    });
  }, []);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
};
