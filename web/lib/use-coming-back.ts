import { useEffect } from 'react';

/** Calls back when the browser's back button shows this page again as it was left. */
export const useComingBack = (onBack: () => void): void => {
  useEffect(() => {
    const look = (event: PageTransitionEvent): void => {
      if (event.persisted) onBack();
    };
    globalThis.addEventListener('pageshow', look);
    return () => globalThis.removeEventListener('pageshow', look);
  }, [onBack]);
};
