import { useCallback, useRef } from 'react';

/**
 * Runs work that must not start twice, however fast the user clicks. A call made while another is running does
 * nothing.
 */
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
