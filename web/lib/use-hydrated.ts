import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * False in prerendered HTML and during hydration, true afterwards. Render anything that only a browser has
 * (its address, its storage) once this is true, so that the first renders on both sides match.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
