import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from './focus-heading.ts';

/** The last path shown by any layout; undefined before the first, empty while the next one loads. */
let shown: string | undefined;

/**
 * Following a link scrolls to the top, or to the part of the page named in the link; going back restores the position
 * the browser remembers. Either way, the page's heading gets the focus. Every layout calls this. While `isLoading`,
 * the heading is the spinner's, which keeps the focus until the page's own heading replaces it.
 */
export const useArrival = ({ isLoading = false }: { readonly isLoading?: boolean } = {}): void => {
  const { pathname, hash } = useLocation();
  const way = useNavigationType();
  // A prerendered page is painted before its buttons work; `start.js`, benchmarks and tests wait for this mark.
  useEffect(() => {
    performance.mark('usable');
  }, []);
  useEffect(() => {
    const isAnother = shown !== undefined && shown !== pathname;
    shown = isAnother && isLoading ? '' : pathname;
    if (!isAnother) return;
    // The part named in the link scrolls itself into view as soon as it appears.
    if (way === NavigationType.Push && hash === '') globalThis.scrollTo(0, 0);
    focusHeading();
  }, [hash, isLoading, pathname, way]);
};
