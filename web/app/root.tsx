import { type ReactNode, StrictMode } from 'react';
import { ProblemBoundary } from './problem-boundary.tsx';
import { Providers } from './providers.tsx';
import { Screens } from './screens.tsx';

/** The whole app inside a router: the browser's, or a static one at build time. */
export const Root = ({ router }: { readonly router: (screens: ReactNode) => ReactNode }) => (
  <StrictMode>
    <ProblemBoundary>
      <Providers>{router(<Screens />)}</Providers>
    </ProblemBoundary>
  </StrictMode>
);
