import { type ReactNode, useDeferredValue } from 'react';

/** Draws what is in it one step after what is around it, so that a slow phone can answer a press in between. */
export const Afterwards = ({ children }: { readonly children: ReactNode }) =>
  useDeferredValue(true, false) ? children : null;
