import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { User } from '#contract/schemas/auth.ts';
import { usePlatforms } from '#web/data/publishing/connections.ts';
import { useDeleteAccount } from '#web/data/session/account.ts';
import { useAccountUser } from '#web/data/session/session.ts';
import { useSignInAgain } from '#web/data/session/sign-in-again.ts';
import { paths } from '#web/lib/paths.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { LineField } from '#web/ui/kit/fields.tsx';
import { confirmationOf, isConfirmed, lossesOf } from './account-deletion.ts';

interface DeleteAccountProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Deletes the account and goes to the landing page, or says that the deletion failed. */
const useAccountDeletion = (user: User) => {
  const toast = useToast();
  const navigate = useNavigate();
  const signInAgain = useSignInAgain('settings');
  const deletion = useDeleteAccount(user.id, () => {
    toast({ title: 'Account deleted', text: 'Your account has been permanently deleted.' });
    void navigate(paths.home, { replace: true });
  });
  const run = (): void =>
    deletion.mutate(undefined, {
      onError: (error) => {
        if (signInAgain(error)) return;
        toast({
          tone: 'destructive',
          title: 'Error',
          text: 'Failed to delete account. Please contact support.',
        });
      },
    });
  return { run, isBusy: deletion.isPending };
};

/**
 * Says what is lost, asks for the account's email address, deletes the account and goes to the landing page.
 */
export const DeleteAccountDialog = ({ user, onClose }: DeleteAccountProps) => {
  const formId = useId();
  const { what, answer } = confirmationOf(useAccountUser() ?? user);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const deletion = useAccountDeletion(user);
  const { data: platforms = [] } = usePlatforms();
  const submit = (): void => {
    setWrong(!isConfirmed(typed, answer));
    if (isConfirmed(typed, answer) && !deletion.isBusy) deletion.run();
  };
  return (
    <Dialog
      role="alertdialog"
      title="Delete your account"
      onClose={onClose}
      footer={
        <FormButtons
          formId={formId}
          label="Delete Account"
          busyText="Deleting…"
          isSendable
          isDangerous
          isBusy={deletion.isBusy}
          onClose={onClose}
        />
      }
    >
      <form
        id={formId}
        className="delete-account"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p>Are you sure you want to delete your account? This action cannot be undone.</p>
        <ul className="delete-account__losses">
          {lossesOf(user).map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
        {platforms.length === 0 ? null : (
          <p>
            What you posted on YouTube or TikTok stays there until you delete it there.{' '}
            <Link to={paths.publications}>Published</Link> lists it, but only until you delete your account.
          </p>
        )}
        <LineField
          label={`Type your ${what} to confirm`}
          hint={answer}
          value={typed}
          autoComplete="off"
          problem={isWrong ? `Type ${answer} to delete this account.` : undefined}
          onChange={setTyped}
        />
      </form>
    </Dialog>
  );
};
