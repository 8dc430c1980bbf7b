import { TRIAL } from '#contract/catalogue.ts';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { usePortal, useStartTrial } from '#web/data/session/account.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';

export const StartTrialButton = () => {
  const trial = useStartTrial();
  const { alert } = useMessages();
  const toast = useToast();
  const start = (): void =>
    trial.mutate(undefined, {
      onSuccess: () =>
        toast({ title: 'Trial started', text: `You have ${TRIAL.videos} videos for ${TRIAL.days} days.` }),
      onError: (error) => {
        if (!isSessionLost(error)) void alert(`We couldn’t start the trial. ${sentenceOf(error)}`);
      },
    });
  return (
    <ActionButton look="primary" isBusy={trial.isPending} busyText="Starting…" onClick={start}>
      Start Trial
    </ActionButton>
  );
};

/** Opens the payment provider's page for changing the card or cancelling the plan. */
export const ManageBillingButton = () => {
  const portal = usePortal();
  const { alert } = useMessages();
  const open = (): void =>
    portal.open(undefined, {
      onError: (error) => {
        if (!isSessionLost(error)) void alert(`We couldn’t open billing. ${sentenceOf(error)}`);
      },
    });
  return (
    <ActionButton isBusy={portal.isBusy} busyText="Opening…" onClick={open}>
      Manage Billing
    </ActionButton>
  );
};
