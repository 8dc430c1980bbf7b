import type { Run } from '#contract/schemas/series/runs.ts';
import { mayApprove } from '#web/data/runs/run-words.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { ApproveWords } from '../approve-words.tsx';
import type { RunAnswer } from '../use-answer.ts';

interface RunBarProps {
  readonly run: Run;
  readonly answer: RunAnswer;
  readonly onRemake: () => void;
}

/** The creator’s answer, within a thumb’s reach. */
export const RunBar = ({ run, answer, onRemake }: RunBarProps) => (
  <footer className="run-bar">
    <ActionButton
      look="quiet"
      isBusy={answer.busy === 'skip'}
      busyText="Skipping…"
      onClick={() => void answer.skip()}
    >
      Skip
    </ActionButton>
    <ActionButton isBusy={answer.busy === 'remake'} onClick={onRemake}>
      Make Again
    </ActionButton>
    {mayApprove(run) ? (
      <ActionButton
        look="primary"
        className="run-bar__yes"
        isBusy={answer.busy === 'approve'}
        busyText="Approving…"
        onClick={() => void answer.approve()}
      >
        <ApproveWords run={run} />
      </ActionButton>
    ) : null}
  </footer>
);
