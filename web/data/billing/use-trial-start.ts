import { useCallback } from 'react';
import { TRIAL } from '#contract/catalogue.ts';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { useStartTrial } from '#web/data/session/account.ts';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';

/** Starts the trial and confirms it, or says why it can’t start; `start` resolves to true if it started. */
export const useTrialStart = () => {
  const { mutateAsync, isPending } = useStartTrial();
  const { alert } = useMessages();
  const toast = useToast();
  const start = useCallback(async (): Promise<boolean> => {
    try {
      await mutateAsync();
      toast({ title: 'Trial started', text: `You have ${TRIAL.videos} videos for ${TRIAL.days} days.` });
      return true;
    } catch (error) {
      if (!isSessionLost(error)) await alert(`We couldn’t start the trial. ${sentenceOf(error)}`);
      return false;
    }
  }, [alert, mutateAsync, toast]);
  return { start, isPending };
};
