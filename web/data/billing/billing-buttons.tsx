import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { usePortal } from '#web/data/session/account.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { useTrialStart } from './use-trial-start.ts';

export const StartTrialButton = () => {
  const { start, isPending } = useTrialStart();
  return (
    <ActionButton look="primary" isBusy={isPending} busyText="Starting…" onClick={() => void start()}>
      Start Trial
    </ActionButton>
  );
};

/** Opens the payment provider's page, where users change their card or cancel their plan. */
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
