import '#web/lib/zod-without-eval.ts';
import '#web/ui/fonts.css';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/ui/button.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ProblemBoundary } from './problem-boundary.tsx';
import { Providers } from './providers.tsx';
import { Screens } from './screens.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no element with the id root.');

createRoot(container).render(
  <StrictMode>
    <ProblemBoundary>
      <Providers>
        <BrowserRouter>
          <Screens />
        </BrowserRouter>
      </Providers>
    </ProblemBoundary>
  </StrictMode>,
);
