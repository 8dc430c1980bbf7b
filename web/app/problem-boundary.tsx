import { Component, type ReactNode } from 'react';
import { StatePanel } from '#web/ui/states/state-panel.tsx';

const Problem = () => (
  <main>
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

/** Catches a screen that cannot be loaded or rendered, for example after a new release. */
export class ProblemBoundary extends Component<
  { readonly children: ReactNode },
  { readonly isBroken: boolean }
> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Problem /> : this.props.children;
  }
}
