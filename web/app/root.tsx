import { QueryClientProvider } from '@tanstack/react-query';
import { Component, type ReactNode, StrictMode, useState } from 'react';
import { newQueryClient } from '#web/data/api/query-client.ts';
import { MessagesProvider } from '#web/ui/dialog/messages.tsx';
import { ToastProvider } from '#web/ui/dialog/toast.tsx';
import { Title } from '#web/ui/page/page-head.tsx';
import { OfflineBanner } from '#web/ui/states/offline-banner.tsx';
import { StatePanel } from '#web/ui/states/state-panel.tsx';
import { Screens } from './screens.tsx';

/** Provides every screen with server state, messages, toasts and the offline banner. */
const Providers = ({ children }: { readonly children: ReactNode }) => {
  const [queries] = useState(newQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <MessagesProvider>
          <OfflineBanner />
          {children}
        </MessagesProvider>
      </ToastProvider>
    </QueryClientProvider>
  );
};

const Problem = () => (
  <main>
    <Title>Veilcast</Title>
    <h1 className="hidden-visually">Veilcast</h1>
    <StatePanel
      tone="problem"
      title="We couldn’t show this screen"
      hint="Reload the page. If that doesn’t help, try again in a few minutes."
    >
      <button type="button" className="button button--primary" onClick={() => globalThis.location.reload()}>
        Reload
      </button>
    </StatePanel>
  </main>
);

/** Catches the error if a screen can’t be loaded or rendered, for example after a new release. */
class ProblemBoundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Problem /> : this.props.children;
  }
}

/** The whole app inside a router: the browser's, or a static one at build time. */
export const Root = ({ router }: { readonly router: (screens: ReactNode) => ReactNode }) => (
  <StrictMode>
    <ProblemBoundary>
      <Providers>{router(<Screens />)}</Providers>
    </ProblemBoundary>
  </StrictMode>
);
