import { useCallback, useState } from 'react';
import type { Series } from '#contract/schemas/series/series.ts';
import { isApiError, isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { useOneAtATime } from '#web/data/api/one-at-a-time.ts';
import { useEditSeries, useReadAgain } from '#web/data/series/series.ts';
import { type ChangeForm, changedForm, choiceOf, formOfSeries } from '#web/data/series/series-form.ts';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { SeriesWizard } from './series-wizard.tsx';

interface EditSeriesProps {
  readonly series: Series;
  readonly onClose: () => void;
}

const begin = (series: Series) => ({ version: series.version, form: formOfSeries(series) });

const ConflictNote = ({ sentence }: { readonly sentence: string }) => (
  <p className="series-wizard__note" role="alert">
    {sentence}
  </p>
);

/** Changes a series. If another window has changed it in the meantime, shows its current state and says so. */
export const EditSeriesDialog = ({ series, onClose }: EditSeriesProps) => {
  const [opened, setOpened] = useState(() => begin(series));
  const [form, setForm] = useState(opened.form);
  const [step, setStep] = useState(0);
  const [conflict, setConflict] = useState<string>();
  const { mutateAsync, isPending } = useEditSeries(series.id);
  const readAgain = useReadAgain(series.id);
  const { alert, confirm } = useMessages();
  const toast = useToast();
  const once = useOneAtATime();
  const change = useCallback<ChangeForm>((changed) => setForm((now) => changedForm(now, changed)), []);
  const isChanged = JSON.stringify(form) !== JSON.stringify(opened.form);
  const reload = async (sentence: string): Promise<void> => {
    const now = begin(await readAgain());
    setOpened(now);
    setForm(now.form);
    setConflict(sentence);
  };
  const save = () =>
    once(async () => {
      try {
        await mutateAsync({ ...choiceOf(form), version: opened.version });
        toast({ title: 'Series saved', text: form.name.trim() });
        onClose();
      } catch (error) {
        if (isSessionLost(error)) return;
        if (isApiError(error) && error.code === 'series_changed')
          await reload(error.detail).catch(() => alert(error.detail));
        else await alert(`We couldn’t save the series. ${sentenceOf(error)}`);
      }
    });
  const close = async (): Promise<void> => {
    if (!isChanged || (await confirm('Close without saving? Your changes will be lost.', 'Close'))) onClose();
  };
  return (
    <SeriesWizard
      title="Edit Series"
      form={form}
      change={change}
      step={step}
      onStep={setStep}
      note={conflict === undefined ? null : <ConflictNote sentence={conflict} />}
      lateWords={
        series.status === 'active' ? 'If the first one isn’t begun yet, we begin it as you save.' : undefined
      }
      finish={{
        label: 'Save',
        busyText: 'Saving…',
        isBusy: isPending,
        isAlways: true,
        run: () => void save(),
      }}
      onClose={() => void close()}
    />
  );
};
