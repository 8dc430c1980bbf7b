import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Component, type ReactNode, StrictMode } from 'react';
import { MessagesProvider } from '#web/ui/dialog/messages.tsx';
import { ToastProvider } from '#web/ui/dialog/toast.tsx';
import { Title } from '#web/ui/page/page-head.tsx';
import { OfflineBanner } from '#web/ui/states/offline-banner.tsx';
import { StatePanel } from '#web/ui/states/state-panel.tsx';
import { Screens } from './screens.tsx';

/** Provides every screen with server state, messages, toasts and the offline banner. */
const Providers = ({
  queries,
  children,
}: {
  readonly queries: QueryClient;
  readonly children: ReactNode;
}) => (
  <QueryClientProvider client={queries}>
    <ToastProvider>
      <MessagesProvider>
        <OfflineBanner />
        {children}
      </MessagesProvider>
    </ToastProvider>
  </QueryClientProvider>
);

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

interface RootProps {
  readonly queries: QueryClient;
  /** The browser’s router, or a static one at build time. */
  readonly router: (screens: ReactNode) => ReactNode;
}

/** The whole app. */
export const Root = ({ queries, router }: RootProps) => (
  <StrictMode>
    <ProblemBoundary>
      <Providers queries={queries}>{router(<Screens />)}</Providers>
    </ProblemBoundary>
  </StrictMode>
);
