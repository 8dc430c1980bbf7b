import type { Series } from '#contract/schemas/series/series.ts';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { useSwitchSeries } from '#web/data/series/series.ts';
import { useMessages } from '#web/ui/dialog/messages.tsx';

/**
 * Whether a series is active, as the switch shows it; `set` pauses or resumes it, or says why that isn’t
 * possible.
 */
export const useSwitch = ({ id, status }: Pick<Series, 'id' | 'status'>) => {
  const { mutate, isPending, variables } = useSwitchSeries(id);
  const { alert } = useMessages();
  return {
    isOn: (isPending ? variables : status) === 'active',
    set: (isOn: boolean): void => {
      if (isPending) return;
      mutate(isOn ? 'active' : 'paused', {
        onError: (error) => {
          if (!isSessionLost(error))
            void alert(`We couldn’t ${isOn ? 'resume' : 'pause'} the series. ${sentenceOf(error)}`);
        },
      });
    },
  };
};
