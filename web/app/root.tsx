import { type ReactNode, StrictMode } from 'react';
import { ProblemBoundary } from './problem-boundary.tsx';
import { Providers } from './providers.tsx';
import { Screens } from './screens.tsx';

/** The whole app inside a router: the browser's, or at build time one that stands still. */
export const Root = ({ router }: { readonly router: (screens: ReactNode) => ReactNode }) => (
  <StrictMode>
    <ProblemBoundary>
      <Providers>{router(<Screens />)}</Providers>
    </ProblemBoundary>
  </StrictMode>
);
