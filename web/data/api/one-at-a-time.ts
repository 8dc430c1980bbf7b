import { useCallback, useRef } from 'react';

/** Runs work that must not be begun twice, however fast somebody presses: a call while one is under way does nothing. */
export const useOneAtATime = () => {
  const isBusy = useRef(false);
  return useCallback(async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    try {
      return await work();
    } finally {
      isBusy.current = false;
    }
  }, []);
};
