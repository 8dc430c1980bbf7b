import '#web/lib/zod-without-eval.ts';
import '#web/ui/fonts.css';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/ui/button.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './providers.tsx';
import { newRouter } from './router.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no element with the id root.');

createRoot(container).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={newRouter()} />
    </Providers>
  </StrictMode>,
);
