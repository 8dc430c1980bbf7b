import { useId, useState } from 'react';
import { platformOf } from '#contract/platforms.ts';
import type { Publication } from '#contract/schemas/publishing.ts';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { useOneAtATime } from '#web/data/api/one-at-a-time.ts';
import { formatTime, momentOf } from '#web/data/publishing/local-time.ts';
import { proposedTime, rowTitle } from '#web/data/publishing/publication-words.ts';
import { useMovePublication } from '#web/data/publishing/publications.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { FieldProblem } from '#web/ui/kit/field-problem.tsx';
import { WhenField } from '../when-field.tsx';
import '../publishing.css';

interface MoveDialogProps {
  readonly publication: Publication;
  readonly onClose: () => void;
}

/** Moves a publication to another time, or publishes it now. */
export const MoveDialog = ({ publication, onClose }: MoveDialogProps) => {
  const formId = useId();
  const timezone = useTimeZone();
  const move = useMovePublication(publication.id);
  const toast = useToast();
  const once = useOneAtATime();
  const [form, setForm] = useState(() => ({
    isLater: true,
    ...proposedTime(publication, timezone, new Date()),
  }));
  const now = useNow();
  const moment = form.isLater ? momentOf(form, timezone, now) : { at: null, problem: undefined };
  const send = async (): Promise<void> => {
    if (moment.at === undefined) return;
    try {
      const { at } = await move.mutateAsync(moment.at);
      toast(at === undefined ? { title: 'On its way' } : { title: 'Moved', text: formatTime(at, timezone) });
      onClose();
    } catch {
      // The dialog shows why.
    }
  };
  return (
    <Dialog
      title={`Change the time of “${rowTitle(publication)}”`}
      size="narrow"
      onClose={onClose}
      footer={
        <FormButtons
          formId={formId}
          label={form.isLater ? 'Save' : 'Publish Now'}
          busyText="Saving…"
          isSendable={moment.at !== undefined}
          isBusy={move.isPending}
          onClose={onClose}
        />
      }
    >
      <form
        id={formId}
        className="publish"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void once(send);
        }}
      >
        <p>
          For {publication.account} on {platformOf(publication.platform).name}
        </p>
        <WhenField
          form={form}
          problem={moment.problem}
          onChange={(change) => setForm((before) => ({ ...before, ...change }))}
        />
        {move.isError && !isSessionLost(move.error) ? (
          <div role="alert">
            <FieldProblem>{sentenceOf(move.error)}</FieldProblem>
          </div>
        ) : null}
      </form>
    </Dialog>
  );
};
