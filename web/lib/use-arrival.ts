import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from './focus-heading.ts';

/** The path that was shown last, whatever layout it had; undefined before the first. */
let shown: string | undefined;

/**
 * A page that was followed to begins at its top, going back keeps the place the browser remembers; either way reading
 * goes on at the page's heading. Every layout calls this.
 */
export const useArrival = (): void => {
  const { pathname } = useLocation();
  const way = useNavigationType();
  // A prerendered page is painted before its buttons work; this is how measuring and tests know that they do.
  useEffect(() => {
    performance.mark('usable');
  }, []);
  useEffect(() => {
    const isAnother = shown !== undefined && shown !== pathname;
    shown = pathname;
    if (!isAnother) return;
    if (way === NavigationType.Push) globalThis.scrollTo(0, 0);
    focusHeading();
  }, [pathname, way]);
};
