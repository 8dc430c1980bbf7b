import { type ReactNode, useDeferredValue } from 'react';

/** Renders its children one render after their surroundings, so that a slow phone can handle a press in between. */
export const Afterwards = ({ children }: { readonly children: ReactNode }) =>
  useDeferredValue(true, false) ? children : null;
