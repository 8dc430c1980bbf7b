import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * False in prerendered HTML and while the browser takes it over, true ever after. What only a browser knows (its
 * address, its storage) is shown from then on, so that both draw the same at first.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
