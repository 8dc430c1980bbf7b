import { Link } from 'react-router-dom';
import type { OptionsTrouble as Trouble } from '#web/data/publishing/post-options.ts';
import { paths } from '#web/lib/paths.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { FieldProblem } from '#web/ui/kit/field-problem.tsx';

interface OptionsTroubleProps {
  readonly trouble: Trouble;
  /** Whether this problem kept the form from being sent. */
  readonly hasStopped: boolean;
  readonly isAsking: boolean;
  readonly onAskAgain: () => void;
}

/** Shown instead of the choices for a direct post: why there are none, and what to do about it. */
export const OptionsTrouble = ({ trouble, hasStopped, isAsking, onAskAgain }: OptionsTroubleProps) => (
  <div className="publish__note">
    <div role="alert">
      <p>{trouble.words}</p>
    </div>
    {hasStopped ? <FieldProblem>{trouble.stopped}</FieldProblem> : null}
    {trouble.remedy === 'reconnect' ? (
      <p>
        <Link to={paths.connections}>Reconnect it in Settings</Link>. What you wrote here stays in this tab.
      </p>
    ) : null}
    {trouble.remedy === 'ask again' ? (
      <ActionButton isBusy={isAsking} busyText="Asking TikTok…" onClick={onAskAgain}>
        Try Again
      </ActionButton>
    ) : null}
  </div>
);
