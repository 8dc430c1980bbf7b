import { useId, useState } from 'react';
import { ActionReason, actionRow, type OperatorAction } from '#contract/schemas/operators/actions.ts';
import type { CaseFile } from '#contract/schemas/operators/cases.ts';
import { sentenceOf } from '#web/data/api/api-error.ts';
import { useDecide } from '#web/data/operators/cases.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { LongTextField, ToggleField } from '#web/ui/kit/fields.tsx';
import { isDangerous } from './case-words.ts';

interface DecisionDialogProps {
  readonly found: CaseFile;
  readonly action: OperatorAction;
  readonly onClose: () => void;
}

const READ_BY: Partial<Record<OperatorAction, string>> = {
  takedown: 'The owner reads it, and so does everyone who opens the link.',
  dismiss: 'Only operators read it.',
  end_account: 'The owner reads it in a last email. The account and all its videos are deleted for good.',
};

const ACCUSES: readonly OperatorAction[] = ['hide', 'takedown', 'warn', 'suspend', 'end_account'];

/** Carries out a decision if its reason is valid, then closes its dialog. */
const useDecision = ({ found, action, onClose }: DecisionDialogProps) => {
  const toast = useToast();
  const decide = useDecide();
  const [problem, setProblem] = useState<string>();
  const { name, on } = actionRow(action);
  const { ownerId, videoId } = found;
  const submit = (reason: string, isByLaw: boolean): void => {
    if (decide.isPending) return;
    const parsed = ActionReason.safeParse(reason);
    if (!parsed.success) {
      setProblem(parsed.error.issues[0]?.message);
      return;
    }
    setProblem(undefined);
    decide.mutate(
      {
        action,
        ownerId,
        reason: parsed.data,
        ...(on === 'video' && videoId !== undefined ? { videoId } : {}),
        ...(isByLaw ? { byLaw: true } : {}),
      },
      {
        onSuccess: () => {
          onClose();
          toast({ title: `${name}: done` });
        },
        onError: (error) => setProblem(sentenceOf(error)),
      },
    );
  };
  return { submit, isPending: decide.isPending, problem };
};

/** Asks for the reason, then carries out the decision. */
export const DecisionDialog = ({ found, action, onClose }: DecisionDialogProps) => {
  const formId = useId();
  const { submit, isPending, problem } = useDecision({ found, action, onClose });
  const [reason, setReason] = useState('');
  const [isByLaw, setByLaw] = useState(false);
  const { name, on } = actionRow(action);
  const { owner, title } = found;
  return (
    <Dialog
      title={name}
      size="narrow"
      onClose={onClose}
      footer={
        <FormButtons
          formId={formId}
          label={name}
          busyText="Working…"
          isSendable
          isBusy={isPending}
          onClose={onClose}
          isDangerous={isDangerous(action)}
        />
      }
    >
      <form
        id={formId}
        className="decision"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(reason, isByLaw);
        }}
      >
        <p className="decision__about">
          {on === 'video' ? (title ?? 'The video') : `The account of ${owner.name}`}
        </p>
        <LongTextField
          label="Why?"
          placeholder={
            ACCUSES.includes(action) ? 'Name the rule and what breaks it' : 'What you found, in a sentence'
          }
          rows={4}
          value={reason}
          onChange={setReason}
          problem={problem}
        />
        <p className="decision__hint">{READ_BY[action] ?? 'The owner reads it.'}</p>
        {action === 'takedown' ? (
          <ToggleField label="A court or an authority ordered it" checked={isByLaw} onChange={setByLaw} />
        ) : null}
      </form>
    </Dialog>
  );
};
