import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { StatePanel } from './state-panel.tsx';

interface LoadProblemProps {
  readonly title: string;
  readonly hint: string;
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** Shown in place of what failed to load, with a button that tries again. */
export const LoadProblem = ({ title, hint, query }: LoadProblemProps) => (
  <StatePanel tone="problem" title={title} hint={hint}>
    <ActionButton isBusy={query.isFetching} busyText="Loading…" onClick={() => void query.refetch()}>
      Try Again
    </ActionButton>
  </StatePanel>
);
