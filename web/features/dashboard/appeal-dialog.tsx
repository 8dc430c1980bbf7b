import { useId, useState } from 'react';
import { AppealWords, type Notice } from '#contract/schemas/operators/notices.ts';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { useNoticeAnswers } from '#web/data/operators/notices.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { LongTextField } from '#web/ui/kit/fields.tsx';

interface AppealDialogProps {
  readonly notice: Notice;
  readonly onClose: () => void;
}

/** Asks the creator why operators should reconsider a decision. */
export const AppealDialog = ({ notice, onClose }: AppealDialogProps) => {
  const formId = useId();
  const toast = useToast();
  const { appeal } = useNoticeAnswers(notice.id);
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = (): void => {
    if (appeal.isPending) return;
    const parsed = AppealWords.safeParse({ words });
    setProblem(parsed.error?.issues[0]?.message);
    if (!parsed.success) return;
    appeal.mutate(parsed.data.words, {
      onSuccess: () => {
        onClose();
        toast({ title: 'Appeal sent', text: 'A person looks at it again and answers with a notice.' });
      },
      onError: (error) => {
        if (!isSessionLost(error)) setProblem(sentenceOf(error));
      },
    });
  };
  return (
    <Dialog
      title="Appeal This Decision"
      size="narrow"
      onClose={onClose}
      footer={
        <FormButtons
          formId={formId}
          label="Send Appeal"
          busyText="Sending…"
          isSendable
          isBusy={appeal.isPending}
          onClose={onClose}
        />
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <LongTextField
          label="Why should we look again?"
          placeholder="What did we get wrong? Name proof, such as a licence, if you have it."
          rows={6}
          value={words}
          onChange={setWords}
          problem={problem}
        />
      </form>
    </Dialog>
  );
};
