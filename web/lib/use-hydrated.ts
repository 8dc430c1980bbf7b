import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * False in prerendered HTML and during hydration, true afterwards. Render what only a browser has (its
 * address, its storage) once this is true, so that both first renders match.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
