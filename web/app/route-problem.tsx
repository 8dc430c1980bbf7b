import { StatePanel } from '#web/ui/state-panel.tsx';

/** Shown when a screen cannot be loaded or drawn, for example after a new version was published. */
export const RouteProblem = () => (
  <main>
    <StatePanel
      tone="problem"
      title="This screen could not be shown"
      hint="Reload the page. If that does not help, try again in a few minutes."
    >
      <button type="button" className="button button--primary" onClick={() => globalThis.location.reload()}>
        Reload
      </button>
    </StatePanel>
  </main>
);
