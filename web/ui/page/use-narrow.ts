import { useSyncExternalStore } from 'react';

/** Below this width, side-by-side layouts become one column. */
const QUERY = '(width < 60rem)';

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window has room for only one column. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
