import { useEffect } from 'react';

/** Calls `onBack` when the back button restores this page from the browser's memory. */
export const useComingBack = (onBack: () => void): void => {
  useEffect(() => {
    const look = (event: PageTransitionEvent): void => {
      if (event.persisted) onBack();
    };
    globalThis.addEventListener('pageshow', look);
    return () => globalThis.removeEventListener('pageshow', look);
  }, [onBack]);
};
