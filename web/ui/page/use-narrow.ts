import { useSyncExternalStore } from 'react';

/** Below this, what stands side by side elsewhere stands in one column. */
const QUERY = '(width < 60rem)';

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window has room for one column only. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
