import { useNavigate } from 'react-router-dom';
import { useDeleteAccount } from '#web/data/session/account.ts';
import { paths } from '#web/lib/paths.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { Icon } from '#web/ui/page/icons.tsx';

/** Asks for confirmation, deletes the account and leaves for the landing page. */
export const DeleteAccount = ({ userId }: { readonly userId: string }) => {
  const { confirm } = useMessages();
  const toast = useToast();
  const navigate = useNavigate();
  const deletion = useDeleteAccount(userId, () => {
    toast({ title: 'Account deleted', text: 'Your account has been permanently deleted.' });
    void navigate(paths.home, { replace: true });
  });
  const ask = async (): Promise<void> => {
    const isSure = await confirm(
      'Are you sure you want to delete your account? This action cannot be undone.',
      'Delete Account',
    );
    if (!isSure) return;
    deletion.mutate(undefined, {
      onError: () =>
        toast({
          tone: 'destructive',
          title: 'Error',
          text: 'Failed to delete account. Please contact support.',
        }),
    });
  };
  return (
    <ActionButton look="danger" isBusy={deletion.isPending} busyText="Deleting…" onClick={() => void ask()}>
      <Icon name="trash" />
      Delete Account
    </ActionButton>
  );
};
