import { type ReactNode, useEffect, useState } from 'react';

/** Renders its children once their surroundings are on screen, so that a slow phone can handle a press in between. */
export const Afterwards = ({ children }: { readonly children: ReactNode }) => {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true));
    return () => clearTimeout(timer);
  }, []);
  return isShown ? children : null;
};
