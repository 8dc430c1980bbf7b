import { useNavigate } from 'react-router-dom';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { useOneAtATime } from '#web/data/api/one-at-a-time.ts';
import { useCreateSeries } from '#web/data/series/series.ts';
import { choiceOf, firstIdeasOf } from '#web/data/series/series-form.ts';
import { useSeriesDraft } from '#web/data/series/use-series-draft.ts';
import { seriesPath } from '#web/lib/paths.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { SeriesWizard } from './series-wizard.tsx';
import { useSeriesSuggestions } from './use-suggestions.ts';

const LAST = 3;

/** Sets up a series, then shows it. */
export const CreateSeriesDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const draft = useSeriesDraft();
  const { form, change, step, goTo } = draft;
  const suggestions = useSeriesSuggestions(form, change);
  const { mutateAsync, isPending } = useCreateSeries();
  const { alert } = useMessages();
  const toast = useToast();
  const navigate = useNavigate();
  const once = useOneAtATime();
  const create = () =>
    once(async () => {
      try {
        const series = await mutateAsync({ ...choiceOf(form), ideas: firstIdeasOf(form) });
        draft.forget();
        toast({ title: 'Your series is on auto-pilot', text: series.name });
        await navigate(seriesPath(series.id));
      } catch (error) {
        if (!isSessionLost(error)) await alert(`We couldn’t start the series. ${sentenceOf(error)}`);
      }
    });
  return (
    <SeriesWizard
      title="New Series"
      form={form}
      change={change}
      step={step}
      onStep={(next) => {
        goTo(next);
        if (next === LAST) suggestions.begin();
      }}
      note={
        draft.wasRestored && step === 0 ? (
          <p className="series-wizard__note">
            This is what you started last time.
            <ActionButton look="quiet" onClick={draft.startOver}>
              Start Over
            </ActionButton>
          </p>
        ) : null
      }
      lateWords="We begin the first one at once."
      suggestions={suggestions}
      finish={{ label: 'Start Series', busyText: 'Starting…', isBusy: isPending, run: () => void create() }}
      onClose={onClose}
    />
  );
};
