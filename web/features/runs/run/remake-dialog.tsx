import { useId, useState } from 'react';
import { REMAKE_NOTE_MAX_CHARS } from '#contract/catalogue.ts';
import { RemakeRun, type Run } from '#contract/schemas/series/runs.ts';
import { cleanText } from '#contract/schemas/text.ts';
import { remakePrice, titleOfRun } from '#web/data/runs/run-words.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { LongTextField } from '#web/ui/kit/fields.tsx';
import type { RunAnswer } from '../use-answer.ts';

interface RemakeDialogProps {
  readonly run: Run;
  readonly answer: RunAnswer;
  readonly onClose: () => void;
}

const NOTE_ROWS = 4;

/** Asks what should be different, says what a remake costs, and starts the remake. */
export const RemakeDialog = ({ run, answer, onClose }: RemakeDialogProps) => {
  const [formId, hintId] = [useId(), useId()];
  const [note, setNote] = useState('');
  const parsed = RemakeRun.shape.note.safeParse(note);
  const problem = cleanText(note) === '' ? undefined : parsed.error?.issues[0]?.message;
  const isSendable = parsed.success;
  const send = async (wanted: string): Promise<void> => {
    // If the remake is refused, the creator can change the note.
    if ((await answer.remake(wanted)) !== 'open') onClose();
  };
  return (
    <Dialog
      title="Make it again"
      size="narrow"
      onClose={onClose}
      footer={
        <FormButtons
          formId={formId}
          label="Make Again"
          busyText="Starting…"
          isSendable={isSendable}
          isBusy={answer.busy === 'remake'}
          onClose={onClose}
        />
      }
    >
      <form
        id={formId}
        className="remake"
        aria-describedby={hintId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (parsed.success) void send(parsed.data);
        }}
      >
        <LongTextField
          label="What should be different?"
          placeholder={`“${titleOfRun(run)}”, but …`}
          rows={NOTE_ROWS}
          value={note}
          problem={problem}
          onChange={setNote}
        />
        <p className="remake__count">
          {Array.from(cleanText(note)).length} of {REMAKE_NOTE_MAX_CHARS} characters
        </p>
        <div id={hintId}>
          <p className="remake__price">{remakePrice(run)}</p>
          <p>Its title, description and tags are rewritten, too.</p>
        </div>
      </form>
    </Dialog>
  );
};
